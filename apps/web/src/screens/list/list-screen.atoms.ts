import {
  addFoundLots,
  splitTable,
  type FoundLot,
  type IsoDate,
  type ListColumn,
} from '@flower-market/flower-domain'
import { atom } from 'jotai'
import { cartAtom, replaceCartAtom } from '../../state/cart.atoms.ts'
import { learnLotsAtom } from '../../state/known-lots.atoms.ts'
import {
  newPastedList,
  pastedListAtom,
  type ListAnswer,
  type PastedList,
} from '../../state/pasted-list.atoms.ts'

/** Begins a list with what was pasted or written. */
export const pasteListAtom = atom(null, (get, set, text: string) => {
  // A saved list that is written anew stays that list.
  const saved = get(pastedListAtom)?.saved ?? null
  set(pastedListAtom, newPastedList(splitTable(text, 'message'), { text, fileName: null, saved }))
})

/** Begins a list with the cells of a file. */
export const uploadListAtom = atom(null, (_get, set, fileName: string, rows: string[][]) => {
  set(pastedListAtom, newPastedList(rows, { text: null, fileName, saved: null }))
})

const changeAtom = atom(null, (_get, set, change: (list: PastedList) => Partial<PastedList>) =>
  set(pastedListAtom, (list) => list && { ...list, ...change(list) }),
)

/** Chooses the lot of a line. */
export const answerLineAtom = atom(null, (_get, set, number: number, answer: ListAnswer) =>
  set(changeAtom, ({ answers }) => ({ answers: new Map([...answers, [number, answer]]) })),
)

/** Writes a line anew; what was chosen for the old one is forgotten. */
export const editLineAtom = atom(null, (_get, set, number: number, text: string) =>
  set(changeAtom, ({ answers, edits }) => ({
    answers: new Map([...answers].filter(([one]) => one !== number)),
    edits: new Map([...edits, [number, text]]),
  })),
)

/** Takes a line out of the list. */
export const dropLineAtom = atom(null, (_get, set, number: number) =>
  set(changeAtom, ({ done }) => ({ done: new Set([...done, number]) })),
)

/** Says what a column of a table holds. */
export const setColumnAtom = atom(null, (_get, set, place: number, column: ListColumn) =>
  set(changeAtom, ({ columns }) => ({
    columns: { ...columns, columns: columns.columns.with(place, column) },
    answers: new Map(),
    edits: new Map(),
  })),
)

/** What goes into the cart, of which lines, and what stays. */
export interface ListToCart {
  readonly date: IsoDate
  readonly lots: readonly FoundLot[]
  readonly numbers: readonly number[]
  /** Lines that still wait for an answer. */
  readonly openLines: number
}

/** Puts the decided lines into the cart of a day; the open ones stay in the list. */
export const listToCartAtom = atom(null, (get, set, { date, lots, numbers, openLines }: ListToCart) => {
  set(
    learnLotsAtom,
    lots.flatMap(({ card }) => (card === null ? [] : [{ date, code: card.code, lot: card }])),
  )
  set(replaceCartAtom, addFoundLots(get(cartAtom), date, lots))
  if (openLines === 0) set(pastedListAtom, null)
  else set(changeAtom, ({ done }) => ({ done: new Set([...done, ...numbers]) }))
})

/** Puts the list away, to begin another one. */
export const forgetListAtom = atom(null, (_get, set) => set(pastedListAtom, null))
