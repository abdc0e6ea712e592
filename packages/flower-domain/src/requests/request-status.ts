/** The statuses of a request to a plantation once it has left the buyer. */
export const sentRequestStatuses = [
  'sent',
  'answered',
  'accepted',
  'declined',
  'expired',
  'canceled',
] as const

/** The status of a request that was sent. */
export type SentRequestStatus = (typeof sentRequestStatuses)[number]

/** Every status of a request: `written` is a draft, which only the buyer's device knows. */
export const requestStatuses = ['written', ...sentRequestStatuses] as const

/** The status of a request. */
export type RequestStatus = (typeof requestStatuses)[number]

/**
 * The statuses of a line of a request: asked for, agreed or refused by the plantation, accepted or declined by the buyer;
 * expired or canceled with its request.
 */
export const requestLineStatuses = [
  'asked',
  'agreed',
  'refused',
  'accepted',
  'declined',
  'expired',
  'canceled',
] as const

/** The status of a line of a request. */
export type RequestLineStatus = (typeof requestLineStatuses)[number]

/** Who moves a request: the buyer, the plantation that was asked, or a job of the shop. */
export const requestActors = ['buyer', 'plantation', 'system'] as const

/** Who moves a request. */
export type RequestActor = (typeof requestActors)[number]

/** Whether somebody still has to do something: the plantation to answer, or the buyer to decide. */
export function isOpenRequest(status: RequestStatus): boolean {
  return status === 'sent' || status === 'answered'
}
