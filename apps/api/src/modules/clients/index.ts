export { findBuyer } from './find-buyer.ts'
export {
  publishClaimChanged,
  publishHoldChanged,
  publishOrderChanged,
  publishVerificationDecided,
} from './publish-to-brokers.ts'
export { lookedAfterBy, type Viewer } from './looked-after.ts'
