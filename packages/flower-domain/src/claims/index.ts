export { canMoveClaim, claimStatuses, claimTransitions, decidedClaimStatus } from './claim-status.ts'
export type { ClaimStatus } from './claim-status.ts'
export {
  acceptedLine,
  answerClaim,
  claimPlaces,
  claimReasons,
  claimRefusals,
  claimUntil,
  claimableStems,
  claimedStems,
  claimsRateBp,
  maxClaimPhotos,
} from './claim.ts'
export type {
  ClaimAnswer,
  ClaimedBunch,
  ClaimedLine,
  ClaimQuestion,
  ClaimReason,
  ClaimRefusal,
} from './claim.ts'
export { minRatedOrders, plantationRecord } from './plantation-record.ts'
export type { DeliveredLine, PlantationRecord } from './plantation-record.ts'
