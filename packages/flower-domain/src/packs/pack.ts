/** The units in which flowers are sold: bunches, or only whole boxes. */
export const packUnits = ['bunch', 'box'] as const

/** The smallest unit that is sold. */
export type PackUnit = (typeof packUnits)[number]

/** How a lot is packed: stems in a bunch and in a box, and which of the two is the smallest sold. */
export interface Pack {
  readonly stemsPerBunch: number
  readonly stemsPerBox: number
  readonly soldBy: PackUnit
}

/** The step of quantities of this pack, in stems; throws a RangeError when it is not a positive integer. */
export function packStep(pack: Pack): number {
  const step = pack.soldBy === 'box' ? pack.stemsPerBox : pack.stemsPerBunch
  if (!Number.isSafeInteger(step) || step < 1) throw new RangeError(`A pack needs stems, got ${step}.`)
  return step
}

/** Whether a quantity of stems, zero included, is a whole number of packs. */
export function isWholePacks(quantity: number, pack: Pack): boolean {
  return quantity >= 0 && quantity % packStep(pack) === 0
}

/** The largest quantity that can be bought: the stock, rounded down to whole packs. */
export function sellableStems(stemsAvailable: number, pack: Pack): number {
  const step = packStep(pack)
  return Math.max(0, Math.floor(stemsAvailable / step) * step)
}
