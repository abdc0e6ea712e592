export { defaultBodyLimitBytes, defineEndpoint, isWriting, needsVerification } from '../endpoint.ts'
export type { Access, Endpoint, EndpointInput, EndpointOutput } from '../endpoint.ts'
export { contract } from './contract.ts'
export type { CallInput, CallName, CallOutput, Contract } from './contract.ts'
export {
  balanceChangedDetails,
  lotsChangedDetails,
  cashLimitDetails,
  claimRefusedDetails,
  pressRefusedDetails,
  commonErrors,
  errorCodes,
  eraseObstacles,
  errors,
  errorBody,
  invalidCodeDetails,
  orderMoveRefusedDetails,
  otherRegionDetails,
  priceBelowCostsDetails,
  requestClosedDetails,
  retryLaterDetails,
  secondFactorNeededDetails,
  sessionErrors,
  unpaidLimitDetails,
  validationDetails,
  verificationNeededDetails,
  weakPasswordDetails,
} from './errors.ts'
export type { EraseObstacle, ErrorCode } from './errors.ts'
export {
  apiTokenDays,
  emailPattern,
  maxApiTokens,
  maxWebhooks,
  shownWebhookDeliveries,
  maxAddresses,
  maxLengths,
  maxLotPhotos,
  maxPasskeys,
  maxSavedLots,
  maxSystemChanges,
  maxOpenRequests,
  maxArchivedOrders,
  maxOrdersTogether,
  maxRequestPositions,
  maxBegunCryptoPayments,
  maxWaitingCryptoPayments,
  topUpLimits,
} from './limits.ts'
export { thumbnailOf } from '../thumbnail.ts'
export { firstCardsLimit, varietyOrdersLimit, varietyPriceWeeks } from './catalog.contract.ts'
export { maxPriceFileColumns, maxPriceFileRows, priceFileLimitBytes } from './stock-import.contract.ts'
export { maxStatementEntries, statementFormats } from './history.contract.ts'
export type { StatementFormat } from './history.contract.ts'
export { maxStaffOperation } from './staff-people.contract.ts'
export {
  maxCountedOfSearch,
  maxCountedOrders,
  maxDayDeliveries,
  maxOrderViews,
} from './staff-orders.contract.ts'
export { ledgerHolders } from './day-closing.contract.ts'
export { maxReportRows } from './reports.contract.ts'
export { mailTexts } from './mail-texts.contract.ts'
export { operatorSettingSchemas } from './operator-settings.contract.ts'
export { plannedPlantationTerms, plannedRegionTerms } from './staff-places.contract.ts'
export { quoteLifetimeMs } from './exchange.contract.ts'
export { cart, cartChangedDetails, cartDayLimit, cartItem } from './cart.contract.ts'
export { answerLineIssue, answerTemplateIssueText, requestSources } from './plantation-request.ts'
export { receivedParts } from './plantation-requests.contract.ts'
export { namedWish } from './saved-lists.contract.ts'
export { cancellationCauses, lineIssue } from './purchase.contract.ts'
export { toPurchaseTotals } from './purchase-totals.ts'
export type { DocumentsState } from './order-shipments.ts'
export { isWebhookAddress } from './webhook-address.ts'
export { webhookPayloads, type WebhookPayload } from './webhooks.contract.ts'
export { shipmentDocuments } from './shipment.contract.ts'
export type { TaxDocumentKind } from './document.contract.ts'
export type { ShipmentDocument } from './shipment.contract.ts'
export { defineEvent, registerEvents } from '../event.ts'
export type { AudienceKind, AudienceOf, EventDefinition } from '../event.ts'
export { events } from './events.ts'
export type { EventName, EventPayload } from './events.ts'
export { streamNumbers } from './socket-events.ts'
export type {
  CatchUpAnswer,
  ClientEvents,
  DeliveredEvent,
  ServerEvents,
  StreamNumbers,
} from './socket-events.ts'
export { scopesOf } from '../api-scopes.ts'
export { isCallPermitted, mayCall, permissions } from '../permissions.ts'
export { resourceTagsOf } from '../resource-tags.ts'
export { isBeforeSecondFactor } from '../second-factor-calls.ts'
export type { Caller, Permitted, PermittedCall } from '../permissions.ts'
export { callKey } from '../page-payload.ts'
export type { PagePayload, Session } from '../page-payload.ts'
export { emailPlaceholder, matchRoute, operatorPlaceholder, readsAt, returnPlaceholder } from '../routes.ts'
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
} from '../routes.ts'
export { safeRedirectPath } from '../safe-redirect-path.ts'
