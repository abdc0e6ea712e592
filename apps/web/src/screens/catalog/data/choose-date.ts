import { deliveryDays, type IsoDate } from '@flower-market/flower-domain'

/** As much of a delivery day as choosing one needs. */
export interface OfferedDay {
  readonly date: IsoDate
  readonly isOpen: boolean
}

/**
 * The day to show: the one that the address names, else the first open one that is offered; while the offer is not known
 * yet, the first that can be delivered on, so that its cards are asked for without waiting.
 */
export const chooseDate = (
  addressed: IsoDate | null,
  offered: readonly OfferedDay[] | null,
  now: Date,
): IsoDate => {
  const isOffered = offered?.some(({ date }) => date === addressed) ?? true
  if (addressed !== null && isOffered) return addressed
  const open = offered?.find(({ isOpen }) => isOpen) ?? offered?.[0]
  return open?.date ?? (deliveryDays({ now, count: 1 })[0] as IsoDate)
}
