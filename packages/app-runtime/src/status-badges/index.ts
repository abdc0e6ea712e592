export { OrderStatusBadge } from './OrderStatusBadge.tsx'
export { VerificationBadge } from './VerificationBadge.tsx'
