import { maxArchivedOrders, type CallOutput } from '@flower-market/api-client'
import { useState } from 'react'

type Row = CallOutput<'staffOrders'>['items'][number]

/** Which orders of the list are chosen for what is done to several at once; what the list shows no more is not. */
export function useChosenOrders(rows: readonly Row[]) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ _id }) => wanted.has(_id))
  const most = rows.slice(0, maxArchivedOrders)
  const toggle = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen.map(({ _id }) => _id))
    if (isChosen) next.add(id)
    else next.delete(id)
    setWanted(next)
  }
  return {
    chosen,
    /** No more can be chosen. */
    isFull: chosen.length >= maxArchivedOrders,
    isAll: most.length > 0 && chosen.length >= most.length,
    isChosen: (id: string): boolean => wanted.has(id),
    toggle,
    toggleAll: (): void => setWanted(new Set(chosen.length >= most.length ? [] : most.map(({ _id }) => _id))),
    clear: (): void => setWanted(new Set()),
  }
}

/** What `useChosenOrders` gives. */
export type ChosenOrders = ReturnType<typeof useChosenOrders>
