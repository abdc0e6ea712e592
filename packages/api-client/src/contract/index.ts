export { defineEndpoint, isWriting } from '../endpoint.ts'
export type { Access, Endpoint, EndpointInput, EndpointOutput } from '../endpoint.ts'
export { contract } from './contract.ts'
export type { CallInput, CallName, CallOutput, Contract } from './contract.ts'
export {
  COMMON_ERRORS,
  ERROR_CODES,
  ERRORS,
  errorBody,
  invalidCodeDetails,
  retryLaterDetails,
  SESSION_ERRORS,
  validationDetails,
  weakPasswordDetails,
} from './errors.ts'
export type { ErrorCode } from './errors.ts'
export { cart, cartChangedDetails, cartItem } from './cart.contract.ts'
export type { ClientEvents, ServerEvents, StockChanged } from './socket-events.ts'
export { mayCall, PERMISSIONS } from '../permissions.ts'
export type { PermittedCall } from '../permissions.ts'
export { callKey } from '../page-payload.ts'
export type { PagePayload, Session } from '../page-payload.ts'
