import { mergeWishes, type FlowerType, type Wish } from '@flower-market/flower-domain'
import type { CallInput, CallOutput } from '@flower-market/api-client'

/** A list that the person keeps. */
export type SavedList = CallOutput<'savedLists'>[number]

/** A flower of a cart, an order or a pasted list. */
export interface FlowerToSave {
  readonly type: FlowerType
  readonly variety: string
  readonly lengthCm: number
  /** The plantation's name. */
  readonly plantation: string
  /** Orders name their plantations only. */
  readonly plantationId?: string | undefined
  /** Stems. */
  readonly quantity: number
}

type Wishes = CallInput<'savedListCreate'>['body']['wishes']

/** The ids of plantations by their names. */
export type PlantationIds = ReadonlyMap<string, string>

/** What a list keeps of flowers: of their plantations where `ids` is there, else of any. Lots of one flower become one wish. */
export function wishesOf(flowers: readonly FlowerToSave[], ids: PlantationIds | null): Wishes {
  const wishes = flowers.map(({ type, variety, lengthCm, plantation, plantationId, quantity }): Wish => {
    const id = ids === null ? null : (plantationId ?? ids.get(plantation) ?? null)
    return { type, variety, lengthCm, plantationId: id, quantity }
  })
  return mergeWishes(wishes)
}

/** The wishes of a list without what only the answer has. */
export function keptWishes({ wishes }: Pick<SavedList, 'wishes'>): Wishes {
  return wishes.map(({ plantation: _plantation, ...wish }) => wish)
}
