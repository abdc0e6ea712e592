export { markIfPaid, paidAmounts } from './order-dues.ts'
export {
  changePayment,
  confirmPayment,
  openPayment,
  payForNewOrder,
  payFromBalance,
  rejectPayment,
  submitPayment,
} from './payments.ts'
export { refundOrder } from './refund-order.ts'
