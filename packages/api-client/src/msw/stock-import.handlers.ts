import {
  decodeText,
  importEffect,
  moscowDateOf,
  parseRate,
  readPriceFile,
  recognizePriceFile,
  reviewPriceFile,
  splitTable,
  tintOf,
  varietyKey,
  type CurrentLot,
  type FlowerCard,
  type ImportLine,
  type KnownVariety,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { maxPriceFileRows } from '../contract/stock-import.contract.ts'
import { lotFreight, priceParts } from '../fixtures/flower-cards.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockStockImport } from '../fixtures/mock-stock-import.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { toImport, toSummary } from './stock-import-answers.ts'
import { withoutImport } from './undo-import.ts'
import { invalid, newCard, requirePlantation } from './stock-lots.ts'
import { mockSignedIn } from './signed-in.ts'

const dayMs = 24 * 3_600_000

function knownVarieties({ cards, varietyAnswers }: MarketState): KnownVariety[] {
  const sold = cards.map(({ type, variety: name, color, tint }) => ({ type, name, color, tint }))
  const known = [...sold, ...varietyAnswers.values()].map((one) => [`${one.type} ${one.name}`, one] as const)
  return [...new Map(known).values()]
}

function answersFor({ varietyAnswers }: MarketState, plantationId: string): Map<string, KnownVariety> {
  const own = `${plantationId} `
  return new Map(
    [...varietyAnswers].flatMap(([key, variety]) =>
      key.startsWith(own) ? [[key.slice(own.length), variety] as const] : [],
    ),
  )
}

function toCurrent(card: FlowerCard): CurrentLot {
  return {
    code: card.code,
    type: card.type,
    variety: card.variety,
    lengthCm: card.lengthCm,
    color: card.color,
    tint: card.tint,
    price: priceParts(card, 0).price,
    availability: card.availability,
    deliveryDate: card.deliveryDate,
    stemsAvailable: card.stemsAvailable,
    stemsPerBunch: card.stemsPerBunch,
    stemsPerBox: card.stemsPerBox,
    soldBy: card.soldBy,
  }
}

function linesOf(state: MarketState, row: Omit<MockStockImport, 'lines'>): ImportLine[] {
  const own = state.cards.filter(({ plantationId }) => plantationId === row.plantationId)
  return reviewPriceFile({
    lines: readPriceFile(row.rows, row),
    availability: row.availability,
    deliveryDate: row.date,
    isWhole: row.isWhole,
    rate: row.currency === 'RUB' ? null : parseRate(state.rates[0]?.[row.currency] ?? ''),
    today: moscowDateOf(state.now),
    known: knownVarieties(state),
    answers: answersFor(state, row.plantationId),
    skipped: new Set(row.skipped),
    current: own
      .filter((card) => card.availability === row.availability && card.deliveryDate === row.date)
      .map(toCurrent),
    packs: own,
  })
}

function keepImport(state: MarketState, row: MockStockImport): MockStockImport {
  const others = state.stockImports.filter(({ _id }) => _id !== row._id)
  state.stockImports = [row, ...others].toSorted((left, right) => right._id.localeCompare(left._id))
  return row
}

/** What an uploaded price list says, and what it is for. */
export type MockPriceList = Pick<
  MockStockImport,
  'plantationId' | 'availability' | 'date' | 'currency' | 'isWhole' | 'fileName' | 'rows'
>

/** Keeps a price list with what it would do. */
export function addPriceList(state: MarketState, list: MockPriceList): MockStockImport {
  const { firstRow, columns, layout } = recognizePriceFile(list.rows)
  const row = {
    ...list,
    _id: `import-${String(state.stockImports.length + 1).padStart(4, '0')}`,
    status: 'open' as const,
    createdAt: state.now.toISOString(),
    settledAt: null,
    undoUntil: null,
    columns: state.priceFileLayouts.get(`${list.plantationId} ${layout}`) ?? columns,
    firstRow,
    layout,
    version: 0,
    skipped: [],
  }
  return keepImport(state, { ...row, lines: linesOf(state, row) })
}

async function createImport(
  state: MarketState,
  person: MockPerson,
  { query, body }: MockRequest<'stockImportCreate'>,
) {
  const plantationId = requirePlantation(person, query.plantationId)
  const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body
  const text = decodeText(bytes, (encoding, part) => new TextDecoder(encoding, { fatal: true }).decode(part))
  const rows = splitTable(text, 'csv')
  // The mocks read no workbooks.
  if (text.includes('\u0000') || rows.every((row) => row.length < 2))
    return refuse('price-file-not-recognized')
  if (rows.length > maxPriceFileRows) return refuse('price-file-too-long')
  const { availability, date, currency, isWhole, name: fileName } = query
  return toImport(
    state,
    person,
    addPriceList(state, { plantationId, availability, date, currency, isWhole, fileName, rows }),
  )
}

function findOwn(state: MarketState, { role, plantationId }: MockPerson, id: string): MockStockImport {
  const row = state.stockImports.find(({ _id }) => _id === id)
  if (row === undefined || (role !== 'ADMIN' && row.plantationId !== plantationId)) throw refuse('not-found')
  return row
}

function findOpen(state: MarketState, person: MockPerson, id: string, version?: number): MockStockImport {
  const row = findOwn(state, person, id)
  if (row.status !== 'open') throw refuse('import-closed')
  if (version !== undefined && row.version !== version) throw refuse('record-changed')
  return row
}

function changeImport(
  state: MarketState,
  person: MockPerson,
  row: MockStockImport,
  { columns, firstRow, skipped, varieties = [] }: MockRequest<'stockImportChange'>['body'],
) {
  if (columns !== undefined && columns.length !== row.columns.length) {
    return invalid('columns', `The file has ${row.columns.length} columns.`)
  }
  const known = knownVarieties(state)
  const answers = new Map(state.varietyAnswers)
  for (const [place, { words, type, name, color }] of varieties.entries()) {
    const found = known.find((one) => one.type === type && one.name === name)
    if (found === undefined && color === undefined) {
      return invalid(`varieties.${place}.color`, 'A new variety needs its color.')
    }
    const made = color === undefined ? found : { type, name, color, tint: tintOf(color) }
    answers.set(`${row.plantationId} ${varietyKey(words)}`, (found ?? made) as KnownVariety)
  }
  state.varietyAnswers = answers
  if (columns !== undefined && row.layout !== '') {
    state.priceFileLayouts = new Map(state.priceFileLayouts).set(`${row.plantationId} ${row.layout}`, columns)
  }
  const changed = {
    ...row,
    columns: columns ?? row.columns,
    firstRow: firstRow ?? row.firstRow,
    skipped: skipped ?? row.skipped,
    version: row.version + 1,
  }
  return toImport(state, person, keepImport(state, { ...changed, lines: linesOf(state, changed) }))
}

function applyImport(state: MarketState, row: MockStockImport) {
  const lines = linesOf(state, row)
  if (importEffect(lines) !== importEffect(row.lines)) {
    keepImport(state, { ...row, lines, version: row.version + 1 })
    return refuse('import-changed')
  }
  if (lines.some(({ status }) => status === 'asked')) return refuse('import-has-questions')
  const withdrawn = new Set(lines.flatMap(({ status, code }) => (status === 'withdrawn' ? [code] : [])))
  const changed = new Map(
    lines.flatMap(({ status, code, after }) => (status === 'changed' ? [[code, after] as const] : [])),
  )
  const kept = state.cards.flatMap((card) => {
    if (withdrawn.has(card.code)) return []
    const after = changed.get(card.code)
    return after ? [{ ...card, ...after, price: after.price + lotFreight(card.country) }] : [card]
  })
  const added = lines.flatMap(({ status, number, after }) =>
    status === 'added' && after !== null
      ? [newCard(after, { plantationId: row.plantationId, code: `${row._id}-${number}` })]
      : [],
  )
  const before = state.cards.filter(({ code }) => withdrawn.has(code) || changed.has(code))
  const after = [...kept.filter(({ code }) => changed.has(code)), ...added]
  state.cards = [...kept, ...added]
  state.stockImports = state.stockImports.map((other) =>
    isOfSameDay(other, row) ? { ...other, undoUntil: null } : other,
  )
  const applied = {
    ...row,
    lines,
    status: 'applied',
    settledAt: state.now.toISOString(),
    undoUntil: new Date(state.now.getTime() + dayMs).toISOString(),
    made: { before, after },
  } as const
  return toSummary(keepImport(state, applied))
}

function isOfSameDay(left: MockStockImport, right: MockStockImport): boolean {
  return (
    left.plantationId === right.plantationId &&
    left.availability === right.availability &&
    left.date === right.date
  )
}

/** Takes back what a list has made of the lots. */
function undoImport(state: MarketState, row: MockStockImport) {
  const isInTime = row.undoUntil !== null && Date.parse(row.undoUntil) > state.now.getTime()
  if (row.status !== 'applied' || !isInTime || row.made === undefined) return refuse('import-closed')
  const { cards, kept } = withoutImport(state.cards, row.made)
  state.cards = cards
  const undone = { ...row, status: 'undone', settledAt: state.now.toISOString() } as const
  return { ...toSummary(keepImport(state, undone)), kept }
}

/** Price lists of the mock market; of files only CSV. */
export function stockImportHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'stockImportCreate', (person, request) => createImport(state, person, request)),
    mockSignedIn(state, 'stockImportList', (person, { query: { plantationId: asked, page, limit } }) => {
      const isOfAll = person.role === 'ADMIN' && asked === undefined
      const plantationId = isOfAll ? null : requirePlantation(person, asked)
      const own = state.stockImports.filter((row) => isOfAll || row.plantationId === plantationId)
      const items = own.slice((page - 1) * limit, page * limit).map(toSummary)
      return { items, page, limit, total: own.length }
    }),
    mockSignedIn(state, 'stockImportGet', (person, { params: { id } }) =>
      toImport(state, person, findOwn(state, person, id)),
    ),
    mockSignedIn(state, 'stockImportChange', (person, { params: { id }, body }) =>
      changeImport(state, person, findOpen(state, person, id, body.version), body),
    ),
    mockSignedIn(state, 'stockImportApply', (person, { params: { id }, body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'stockImportApply', idempotencyKey, body: { id, ...body } }, () =>
        applyImport(state, findOpen(state, person, id, body.version)),
      ),
    ),
    mockSignedIn(state, 'stockImportUndo', (person, { params: { id }, idempotencyKey }) =>
      answerOnce(state, person, { call: 'stockImportUndo', idempotencyKey, body: { id } }, () =>
        undoImport(state, findOwn(state, person, id)),
      ),
    ),
    mockSignedIn(state, 'stockImportDiscard', (person, { params: { id } }) => {
      const row = findOpen(state, person, id)
      keepImport(state, { ...row, status: 'discarded', settledAt: state.now.toISOString() })
      return {}
    }),
  ]
}
