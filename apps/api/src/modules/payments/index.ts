export { markIfPaid, paidAmounts } from './order-dues.ts'
export { confirmPayment, openPayment, payForNewOrder } from './payments.ts'
export { refundOrder } from './refund-order.ts'
