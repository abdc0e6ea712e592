import type { CallInput, CallOutput } from '@flower-market/api-client'
import {
  findLotIssue,
  isSameRegions,
  isSumCell,
  lotCells,
  packsAround,
  readLotCell,
  splitTable,
  type IsoDate,
  type LotCell,
  type LotCellProblem,
  type LotRegions,
} from '@flower-market/flower-domain'

/** A lot as staff read it. */
export type Lot = CallOutput<'lotList'>['items'][number]

/** What was typed into the cells of a lot, and the lot as it was seen then. */
export interface LotDraft {
  readonly seen: Lot
  readonly typed: Readonly<Partial<Record<LotCell, string>>>
  /** The regions that were chosen instead of the lot's; undefined where they stay. */
  readonly regions?: LotRegions | undefined
}

/** What was typed and is not saved, by the code of its lot. */
export type LotDrafts = ReadonlyMap<string, LotDraft>

/** Why a cell cannot be saved. */
export type CellProblem = LotCellProblem | 'box-not-whole-bunches'

/** A cell in which something else was typed than it held. */
export interface ChangedCell {
  readonly cell: LotCell
  readonly from: number
  /** Null where nothing of the kind can be read. */
  readonly to: number | null
  readonly text: string
  readonly problem: CellProblem | null
}

/** The number of a cell: whole stems, freight in kopecks, or a price in minor units of the lot's own currency. */
export function cellValue(lot: Lot, cell: LotCell): number {
  if (cell === 'freight') return lot.freight ?? 0
  return cell === 'price' ? (lot.priceIn?.amount ?? lot.price) : lot[cell]
}

/** How a cell is written before anybody types, with the decimal sign of the language. */
export function cellText(lot: Lot, cell: LotCell, decimal: string): string {
  const value = cellValue(lot, cell)
  if (!isSumCell(cell)) return String(value)
  return (value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)).replace('.', decimal)
}

function withProblem(change: ChangedCell, problem: CellProblem): ChangedCell {
  return { ...change, problem: change.problem ?? problem }
}

/** What is changed of a lot, in the order of the columns; what was typed and means the same is none. */
export function changedCells({ seen, typed }: LotDraft): ChangedCell[] {
  const cells = lotCells.flatMap((cell): ChangedCell[] => {
    const text = typed[cell]
    if (text === undefined) return []
    const [from, read] = [cellValue(seen, cell), readLotCell(cell, text)]
    if (read.ok) return read.value === from ? [] : [{ cell, from, to: read.value, text, problem: null }]
    return [{ cell, from, to: null, text, problem: read.problem }]
  })
  if (cells.every(({ problem }) => problem !== null)) return cells
  const after = (cell: LotCell) => cells.find((one) => one.cell === cell)?.to ?? cellValue(seen, cell)
  const [stemsPerBunch, stemsPerBox] = [after('stemsPerBunch'), after('stemsPerBox')]
  const { deliveryDate } = seen
  // Its day is judged apart: such a lot has no cells to type in.
  const issue = findLotIssue({ deliveryDate, stemsPerBunch, stemsPerBox }, deliveryDate)
  if (issue !== 'box-not-whole-bunches') return cells
  const wrong = cells.findLast(({ cell }) => cell === 'stemsPerBox' || cell === 'stemsPerBunch')
  return cells.map((one) => (one === wrong ? withProblem(one, issue) : one))
}

/** The whole packs around the stems that were typed, with the packing that the draft has; null where they are whole or no packing holds. */
export function packChoices(draft: LotDraft): ReturnType<typeof packsAround> {
  const changes = changedCells(draft)
  const stems = changes.find(({ cell }) => cell === 'stemsAvailable')?.to ?? null
  const after = (cell: LotCell) => changes.find((one) => one.cell === cell)?.to ?? cellValue(draft.seen, cell)
  const [stemsPerBunch, stemsPerBox] = [after('stemsPerBunch'), after('stemsPerBox')]
  if (stems === null || stemsPerBunch < 1 || stemsPerBox < 1) return null
  return packsAround(stems, { stemsPerBunch, stemsPerBox, soldBy: draft.seen.soldBy })
}

/** Keeps a draft of a lot, or none where nothing is changed. */
function withDraft(drafts: LotDrafts, draft: LotDraft): LotDrafts {
  const next = new Map(drafts)
  const isEmpty = Object.keys(draft.typed).length === 0 && draft.regions === undefined
  if (isEmpty) next.delete(draft.seen.code)
  else next.set(draft.seen.code, draft)
  return next
}

/** Chooses the regions that a lot is sold in; those that it has leave no draft. */
export function chooseRegions(drafts: LotDrafts, lot: Lot, regions: LotRegions): LotDrafts {
  const known = drafts.get(lot.code)
  const seen = known?.seen ?? lot
  const chosen = isSameRegions(seen.regions, regions) ? undefined : regions
  return withDraft(drafts, { seen, typed: known?.typed ?? {}, regions: chosen })
}

/** Writes into a cell of a lot; what it held before leaves no draft. */
export function typeCell(
  drafts: LotDrafts,
  lot: Lot,
  { cell, text }: { readonly cell: LotCell; readonly text: string | null },
): LotDrafts {
  const known = drafts.get(lot.code)
  const { [cell]: _before, ...others } = known?.typed ?? {}
  const read = text === null ? null : readLotCell(cell, text)
  const seen = known?.seen ?? lot
  const isSame = read?.ok === true && read.value === cellValue(seen, cell)
  // What is typed later is typed beside the lot as it is then; what was changed before keeps what it was changed beside.
  const isFirst = Object.keys(others).length === 0 && known?.regions === undefined
  const typed = text === null || isSame ? others : { ...others, [cell]: text }
  return withDraft(drafts, { seen: isFirst ? lot : seen, typed, regions: known?.regions })
}

/** What a paste has filled, and how many of its rows are below the last lot. */
export interface Pasted {
  readonly drafts: LotDrafts
  readonly filled: number
  readonly left: number
}

/** Whether a text is a part of a table rather than the text of one cell. */
export function isTable(text: string): boolean {
  return /[\t\n\r]/u.test(text.trim())
}

/** Fills the cells from one of them on with what was copied from a table; empty cells of it change nothing. */
export function pasteCells(
  drafts: LotDrafts,
  lots: readonly Lot[],
  { code, cell, text }: { readonly code: string; readonly cell: LotCell; readonly text: string },
): Pasted {
  const rows = splitTable(text.trimEnd(), 'message')
  const firstRow = lots.findIndex((lot) => lot.code === code)
  const firstCell = lotCells.indexOf(cell)
  let [next, filled] = [drafts, 0]
  for (const [place, row] of rows.entries()) {
    const lot = lots[firstRow + place]
    if (lot === undefined) continue
    for (const [at, value] of row.entries()) {
      const target = lotCells[firstCell + at]
      if (target === undefined || value.trim() === '') continue
      next = typeCell(next, lot, { cell: target, text: value.trim() })
      filled += 1
    }
  }
  return { drafts: next, filled, left: Math.max(0, firstRow + rows.length - lots.length) }
}

/** The cells of a draft whose lot has another number there now than when they were typed. */
export function staleCells(draft: LotDraft, now: Lot): LotCell[] {
  return changedCells(draft).flatMap(({ cell }) =>
    // Another currency or rate is another price, too.
    cellValue(now, cell) === cellValue(draft.seen, cell) &&
    (cell !== 'price' || now.price === draft.seen.price)
      ? []
      : [cell],
  )
}

/** Whether regions were chosen for a lot that is sold in others now than when they were. */
export function areRegionsStale({ seen, regions }: LotDraft, now: Lot): boolean {
  return regions !== undefined && !isSameRegions(seen.regions, now.regions)
}

/** What can be saved, and the lots that have a cell that cannot. */
export function sortDrafts(drafts: LotDrafts): { ready: LotDraft[]; wrong: LotDraft[] } {
  const changed = [...drafts.values()].filter(
    (draft) => changedCells(draft).length > 0 || draft.regions !== undefined,
  )
  const isWrong = (draft: LotDraft) => changedCells(draft).some(({ problem }) => problem !== null)
  return { ready: changed.filter((draft) => !isWrong(draft)), wrong: changed.filter(isWrong) }
}

type SavedLot = NonNullable<CallInput<'lotsSave'>['body']['lots']>[number]

/** A draft as the call takes it. */
export function toSavedLot(draft: LotDraft): SavedLot {
  const { seen } = draft
  const numbers = changedCells(draft).flatMap(({ cell, from, to }): Partial<SavedLot>[] => {
    if (to === null) return []
    if (cell !== 'price') return [{ [cell]: { from, to } }]
    return [{ price: { from: seen.price, to: { amount: to, currency: seen.priceIn?.currency ?? 'RUB' } } }]
  })
  const regions =
    draft.regions === undefined ? {} : { regions: { from: seen.regions, to: draft.regions?.slice() ?? null } }
  return Object.assign({ code: seen.code }, ...numbers, regions) as SavedLot
}

/** Whether nothing of a lot can be sold any more. */
export function isOver({ deliveryDate }: Lot, today: IsoDate): boolean {
  return deliveryDate < today
}
