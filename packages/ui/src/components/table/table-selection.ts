/** How much of a list is chosen. */
export type SelectionExtent = 'none' | 'some' | 'all'

/** How much of `ids` is chosen; an empty list has nothing chosen. */
export function selectionExtent(ids: readonly string[], selected: ReadonlySet<string>): SelectionExtent {
  const count = ids.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** Adds or removes some ids; ids that are chosen elsewhere, e.g. on another page, stay chosen. */
export function withSelected(selected: ReadonlySet<string>, ids: readonly string[], isSelected: boolean) {
  const next = new Set(selected)
  for (const id of ids) {
    if (isSelected) next.add(id)
    else next.delete(id)
  }
  return next
}

/**
 * The ids from one to another in the list's order, in either direction; only the second if the first is no longer
 * listed.
 */
export function idsBetween(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}
