import { maxSavedLots } from '@flower-market/api-client'
import { moscowDateOf, varietyKey, type KnownVariety } from '@flower-market/flower-domain'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { findLotProblems, type TypedLot } from './lot-form.ts'
import { findVarietiesAtom } from './lots.atoms.ts'
import {
  blankLot,
  pastedLots,
  withText,
  withVariety,
  type NewLotCell,
  type NewLotRow,
} from './new-lot-rows.ts'

type Varieties = ReadonlyMap<string, KnownVariety | null>

/** New lots that are written below the grid and are not saved yet. */
export function useNewLots(defaults: Partial<TypedLot>) {
  const { now } = useAtomValue(pageEnvironmentAtom)
  const today = moscowDateOf(now())
  const notify = useSetAtom(notifyAtom)
  const findVarieties = useSetAtom(findVarietiesAtom)
  const plantations = useResource('plantationAll', {})
  const [{ rows, nextKey }, setWritten] = useState<{ rows: readonly NewLotRow[]; nextKey: number }>({
    rows: [],
    nextKey: 1,
  })
  const [known, setKnown] = useState<Varieties>(new Map())
  const setRows = (next: (before: readonly NewLotRow[]) => readonly NewLotRow[]): void =>
    setWritten((before) => ({ ...before, rows: next(before.rows) }))

  const findProblems = ({ typed }: NewLotRow) => findLotProblems(typed, today)
  /** A new row begins as the one before it: lots of one delivery share plantation and day. */
  const blank = (): NewLotRow => {
    const { plantationId, deliveryDate } = rows.at(-1)?.typed ?? {}
    const before = { ...(plantationId && { plantationId }), ...(deliveryDate && { deliveryDate }) }
    return { key: nextKey, typed: blankLot({ ...defaults, ...before }), isKindChosen: false }
  }
  const add = (added: readonly NewLotRow[]): void => {
    setWritten((before) => ({
      rows: [...before.rows, ...added],
      nextKey: before.nextKey + added.length,
    }))
  }
  const change = (key: number, next: (row: NewLotRow) => NewLotRow): void => {
    if (rows.some((row) => row.key === key)) {
      setRows((before) => before.map((row) => (row.key === key ? next(row) : row)))
    } else add([next(blank())])
  }
  /** Asks for the varieties that are named and not known; of those the rows get type and color. */
  const lookUp = async (names: readonly string[]): Promise<void> => {
    const asked = [...new Set(names.map((name) => name.trim()))].filter(
      (name) => name.length > 1 && !known.has(varietyKey(name)),
    )
    const found = new Map([...known, ...(await findVarieties(asked))])
    setKnown(found)
    setRows((before) => before.map((row) => withVariety(row, found)))
  }
  return {
    rows,
    blank,
    /** What can be put on sale, as much as one save takes; and what is incomplete. */
    ready: rows.filter((row) => findProblems(row) === null).slice(0, maxSavedLots),
    wrong: rows.filter((row) => findProblems(row) !== null),
    findProblems,
    plantations: plantations.status === 'ready' ? plantations.data : [],
    /** Whether the shop has not had a variety of this name yet. */
    isUnknown: ({ typed }: NewLotRow): boolean => known.get(varietyKey(typed.variety)) === null,
    write: (key: number, cell: NewLotCell, text: string): void =>
      change(key, (row) => ({ ...row, typed: withText(row.typed, cell, text) })),
    choose: (key: number, kind: Partial<Pick<TypedLot, 'type' | 'color' | 'availability'>>): void =>
      change(key, (row) => ({
        ...row,
        typed: { ...row.typed, ...kind },
        isKindChosen: row.isKindChosen || kind.availability === undefined,
      })),
    lookUp: (name: string): void => void lookUp([name]),
    /** Puts the rows of a copied table in the place of a blank row, or behind the row that they are pasted into. */
    paste: (cell: NewLotCell, text: string): void => {
      const names = plantations.status === 'ready' ? plantations.data : []
      const context = { cell, defaults: blank().typed, plantations: names, today }
      const added = pastedLots(text, context).map((row, place) =>
        Object.assign(row, { key: nextKey + place }),
      )
      add(added)
      notify({ tone: 'info', message: 'lots.pastedRows', values: { count: added.length } })
      void lookUp(added.map((row) => row.typed.variety))
    },
    remove: (key: number): void => setRows((before) => before.filter((row) => row.key !== key)),
    clear: (): void => setRows(() => []),
  }
}

/** Everything about the new lots of the grid. */
export type NewLotsState = ReturnType<typeof useNewLots>
