# Standing orders. What is ordered, and until when, are the game's words.

standing-orders = Standing orders
orders-note = Only you see them. They answer for you after a few seconds, whatever you hold.
order-answers-soon = Your order answers in a few seconds. You may act first.
give-order = Give this order
cancel-order = Cancel
refused-no-order = This order cannot be given now.
