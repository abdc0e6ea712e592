export { randomUuid } from './random-uuid.ts'
export { createApiClient } from './create-client.ts'
export type { ApiClient, ApiClientOptions } from './create-client.ts'
export type { Call, CallArguments, CallOptions, IdempotentCallName, IdempotentCallOptions } from './call.ts'
export { ApiError, isApiError } from './api-error.ts'
export type { ApiErrorKind, DetailsOf, ApiErrorOf } from './api-error.ts'
export { callKey } from './page-payload.ts'
export type { PagePayload, Session } from './page-payload.ts'
export * as changedTags from './changed-tags.ts'
export type { ResourceTag } from './resource-tags.ts'
export type { CallInput, CallName, CallOutput } from './contract/contract.ts'
export type { ErrorCode } from './contract/errors.ts'
export {
  emailPattern,
  maxAddresses,
  apiTokenDays,
  maxCursorLength,
  maxDeliveryRoutes,
  maxLengths,
  maxLotPhotos,
  maxPasskeys,
  maxSavedLots,
  maxArchivedOrders,
  maxOrdersTogether,
  maxRequestPositions,
  maxRouteStops,
  maxWaitingCryptoPayments,
  topUpLimits,
} from './contract/limits.ts'
export type { TaxDocumentKind } from './contract/document.contract.ts'
export type { ShipmentDocument } from './contract/shipment.contract.ts'
export { emailPlaceholder, matchRoute, operatorPlaceholder, readsAt, returnPlaceholder } from './routes.ts'
export type {
  AddressedRead,
  ManifestRoute,
  PageAccess,
  PageTexts,
  ReadSources,
  RouteManifest,
  RouteMatch,
  RouteRead,
  RouteRecord,
  RefusedPage,
  RenderedPage,
  RenderPage,
  RenderRequest,
} from './routes.ts'
export { isCallPermitted, mayCall } from './permissions.ts'
export type { Caller, PermittedCall } from './permissions.ts'
export { createIdempotencyKeys, isCertainRefusal } from './idempotency.ts'
export type { IdempotencyKeys, KeyStorage } from './idempotency.ts'
export { intentOf } from './intent.ts'
export type { MarketConnection, OpenConnection } from './market-connection.ts'
export { createMarketSocket } from './socket.ts'
export type { MarketSocket, MarketSocketOptions, SocketStatus } from './socket.ts'
export type { EventName, EventPayload } from './contract/events.ts'
export type { StreamNumbers } from './contract/socket-events.ts'
export { safeRedirectPath } from './safe-redirect-path.ts'
export { thumbnailOf } from './thumbnail.ts'
