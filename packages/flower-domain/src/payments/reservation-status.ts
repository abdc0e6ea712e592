/** Every status of reserved money: held, or ended in one of three ways. */
export const reservationStatuses = ['held', 'used', 'released', 'expired'] as const

/** The status of reserved money; all but `held` are final. */
export type ReservationStatus = (typeof reservationStatuses)[number]
