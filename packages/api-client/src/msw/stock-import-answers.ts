import { importStatuses, type ImportLine } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockStockImport } from '../fixtures/mock-stock-import.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import type { MarketState } from './market-state.ts'

type Summary = CallOutput<'stockImportApply'>
type Import = CallOutput<'stockImportGet'>

const sampleRows = 10

/** A price list without its lines. */
export function toSummary(row: MockStockImport): Summary {
  const { _id, plantationId, availability, date, currency, isWhole, fileName, status } = row
  const counts = Object.fromEntries(importStatuses.map((one) => [one, 0])) as Summary['counts']
  for (const line of row.lines) counts[line.status] += 1
  const { createdAt, settledAt, undoUntil } = row
  const { name: plantation } = plantations[plantationId]
  const facts = { _id, plantationId, plantation, availability, date, currency, isWhole, fileName, status }
  return { ...facts, createdAt, settledAt, undoUntil: status === 'applied' ? undoUntil : null, counts }
}

function isRepriced({ status, before, after }: ImportLine): boolean {
  return status === 'changed' && before?.price !== after?.price
}

function cartsOf(state: MarketState, row: MockStockImport): NonNullable<Import['carts']> {
  const codesOf = (isTouched: (line: ImportLine) => boolean) =>
    new Set(row.lines.flatMap((line) => (line.code !== null && isTouched(line) ? [line.code] : [])))
  const [repriced, lost] = [codesOf(isRepriced), codesOf(({ status }) => status === 'withdrawn')]
  const carts = [...state.cartLines.values()].map((lines) =>
    [...lines.values()].filter(({ date, quantity }) => date === row.date && quantity > 0),
  )
  return {
    repriced: carts.filter((lines) => lines.some(({ code }) => repriced.has(code))).length,
    lost: carts.flat().filter(({ code }) => lost.has(code)).length,
  }
}

/** A price list with all that a person decides by. */
export function toImport(state: MarketState, person: MockPerson, row: MockStockImport): Import {
  const { currency } = row
  const [table] = state.rates
  return {
    ...toSummary(row),
    rate: currency === 'RUB' || table === undefined ? null : { value: table[currency], date: table.date },
    carts: person.role === 'ADMIN' && row.status === 'open' ? cartsOf(state, row) : null,
    columns: [...row.columns],
    firstRow: row.firstRow,
    version: row.version,
    sample: row.rows.slice(0, row.firstRow + sampleRows) as string[][],
    lines: [...row.lines] as Import['lines'],
  }
}
