import type { FlowerCard, FlowerType } from '../catalog/flower-card.ts'

/** A flower that a person buys again and again, without a day, a lot or a price. */
export interface Wish {
  readonly type: FlowerType
  readonly variety: string
  readonly lengthCm: number
  /** Null where any plantation will do. */
  readonly plantationId: string | null
  /** Stems. */
  readonly quantity: number
}

/** The most wishes of a list, and the most lists of a person. */
export const savedListLimits = { wishes: 200, lists: 50 } as const

/** The most favorite varieties of a person. */
export const maxFavorites = 500

/** Whether a lot is what is wished for. */
export function isWishedFor(wish: Omit<Wish, 'quantity'>, card: FlowerCard): boolean {
  return (
    card.type === wish.type &&
    card.variety === wish.variety &&
    card.lengthCm === wish.lengthCm &&
    (wish.plantationId === null || card.plantationId === wish.plantationId)
  )
}

/** Wishes with the stems of equal ones together, in the order in which they first stand. */
export function mergeWishes<W extends Wish>(wishes: readonly W[]): W[] {
  const merged = new Map<string, W>()
  for (const wish of wishes) {
    const key = JSON.stringify([wish.type, wish.variety, wish.lengthCm, wish.plantationId])
    const quantity = (merged.get(key)?.quantity ?? 0) + wish.quantity
    merged.set(key, { ...wish, quantity })
  }
  return [...merged.values()]
}
