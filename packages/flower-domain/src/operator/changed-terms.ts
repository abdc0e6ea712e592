function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return Object.is(left, right)
  }
  const [leftKeys, rightKeys] = [Object.keys(left), Object.keys(right)]
  return (
    leftKeys.length === rightKeys.length &&
    leftKeys.every((key) => isSame(left[key as keyof typeof left], right[key as keyof typeof right]))
  )
}

/** Terms of which some may be left out. */
export type Wanted<T> = { readonly [K in keyof T]?: T[K] | undefined }

/**
 * The terms that a change names anew; those that it leaves out stay. A change that is planned for a later day holds these
 * alone. Lists are compared in their order.
 */
export function changedTerms<T extends object>(before: T, after: Wanted<T>): Partial<T> {
  const changed = Object.entries(after).filter(
    ([name, value]) => value !== undefined && !isSame(before[name as keyof T], value),
  )
  return Object.fromEntries(changed) as Partial<T>
}

/** Of what staff keep about a region, the lists whose order says nothing. */
interface RegionLists {
  readonly deliveryWeekdays: number[]
  readonly cities: { name: { ru: string; en: string }; cost: number }[]
}

function inOrder<T extends RegionLists>({ deliveryWeekdays, cities, ...others }: Wanted<T>): Wanted<T> {
  return {
    ...others,
    deliveryWeekdays:
      deliveryWeekdays && [...new Set(deliveryWeekdays)].toSorted((left, right) => left - right),
    cities: cities?.toSorted((left, right) => (left.name.ru < right.name.ru ? -1 : 1)),
  } as Wanted<T>
}

/** The terms of a region that a change names anew, as `changedTerms` finds them; the order of its lists says nothing. */
export function changedRegionTerms<T extends RegionLists>(before: T, after: Wanted<T>): Partial<T> {
  return changedTerms(inOrder(before) as T, inOrder(after))
}
