import { useState } from 'react'
import { idsBetween, selectionExtent, withSelected } from './table-selection.ts'

/**
 * Which rows are chosen. `ids` are the rows shown, in their order; rows that are no longer shown stay chosen but
 * are not in `shownIds`. `toggle` with `isRange` (Shift held) changes all rows since the last click like this one.
 */
export function useTableSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set())
  const [anchor, setAnchor] = useState<string | null>(null)
  const extent = selectionExtent(ids, selected)
  return {
    selected,
    shownIds: ids.filter((id) => selected.has(id)),
    extent,
    toggle: (id: string, isRange = false) => {
      const touched = isRange ? idsBetween(ids, anchor, id) : [id]
      setSelected((before) => withSelected(before, touched, !before.has(id)))
      setAnchor(id)
    },
    toggleAll: () => setSelected((before) => withSelected(before, ids, extent !== 'all')),
    clear: () => setSelected(new Set()),
  }
}
