import type { CallInput } from '@flower-market/api-client/contract'
import { moscowDateOf, type Locale } from '@flower-market/flower-domain'
import {
  emptyCell,
  formatAmount,
  moneyCell,
  numberCell,
  textCell,
  type DocumentCell,
} from '../../platform/documents/document-cell.ts'
import { writeTable } from '../../platform/documents/write-table.ts'
import type { Db } from '../../platform/database/database.ts'
import { readMargin } from './margin.repository.ts'
import { readPlantationRates } from './plantation-rates.repository.ts'
import { reportTexts } from './report-texts.ts'
import { readSlowLots } from './slow-lots.repository.ts'
import { readStoppedBuyers } from './stopped-buyers.repository.ts'
import { readTurnover } from './turnover.repository.ts'

type Query = CallInput<'reportExport'>['query']
type Rows = readonly (readonly DocumentCell[])[]

/** The most rows of a file whose page shows fewer. */
const maxFileRows = 10_000

function rubles(minor: number): DocumentCell {
  return moneyCell(minor, 'RUB')
}

/** Basis points as a percentage with two digits, without its sign: spreadsheets read it as a number. */
function percent(basisPoints: number | null, locale: Locale): DocumentCell {
  return basisPoints === null ? emptyCell : textCell(formatAmount(basisPoints, locale))
}

async function turnoverRows(db: Db, query: Query): Promise<Rows> {
  const { points, byKind, byRegion, byCurrency } = await readTurnover(db, query)
  const text = reportTexts[query.locale]
  const { parts } = text.turnover
  const names = await db
    .selectFrom('regions')
    .select(['id', `name_${query.locale}`])
    .execute()
  const nameOf = new Map<string, string>(names.map(({ id, ...name }) => [id, Object.values(name)[0] ?? id]))
  const [first, last] = [textCell(query.from), textCell(query.to)]
  return [
    ...points.map(({ from, to, orders, amount }) => [
      textCell(parts.points),
      textCell(from),
      textCell(to),
      emptyCell,
      numberCell(orders),
      textCell('RUB'),
      rubles(amount),
    ]),
    ...byKind.map(({ kind, orders, amount }) => [
      textCell(parts.kinds),
      first,
      last,
      textCell(text.kind[kind]),
      numberCell(orders),
      textCell('RUB'),
      rubles(amount),
    ]),
    ...byRegion.map(({ region, orders, amount }) => [
      textCell(parts.regions),
      first,
      last,
      textCell(nameOf.get(region) ?? region),
      numberCell(orders),
      textCell('RUB'),
      rubles(amount),
    ]),
    ...byCurrency.map(({ currency, kind, movements, amount }) => [
      textCell(parts.currencies),
      first,
      last,
      textCell(text.movement[kind]),
      numberCell(movements),
      textCell(currency),
      moneyCell(amount, currency),
    ]),
  ]
}

async function plantationRows(db: Db, query: Query): Promise<Rows> {
  const rows = await readPlantationRates(db, query)
  return rows.map((row) => [
    textCell(row.name),
    numberCell(row.requested),
    numberCell(row.agreed),
    percent(row.fillRateBp, query.locale),
    numberCell(row.delivered),
    numberCell(row.claimed),
    numberCell(row.accepted),
    percent(row.claimsRateBp, query.locale),
  ])
}

async function buyerRows(db: Db, at: Date): Promise<Rows> {
  const { items } = await readStoppedBuyers(db, moscowDateOf(at), maxFileRows)
  return items.map(({ name, company, lastOrderAt, orders, usualSum }) => [
    textCell(name),
    textCell(company),
    { kind: 'moment', at: new Date(lastOrderAt) },
    numberCell(orders),
    rubles(usualSum),
  ])
}

async function stockRows(db: Db, at: Date): Promise<Rows> {
  const { items } = await readSlowLots(db, moscowDateOf(at), maxFileRows)
  return items.map((lot) => [
    textCell(lot.code),
    textCell(lot.variety),
    textCell(lot.plantation),
    numberCell(lot.lengthCm),
    textCell(lot.deliveryDate),
    numberCell(lot.left),
    numberCell(lot.sold),
    rubles(lot.price),
    rubles(lot.amount),
  ])
}

async function marginRows(db: Db, query: Query): Promise<Rows> {
  const { points } = await readMargin(db, query)
  return points.map(({ from, to, own, commission, shares, result, brokers }) => [
    textCell(from),
    textCell(to),
    rubles(own),
    rubles(commission),
    rubles(shares),
    rubles(result),
    rubles(brokers),
  ])
}

function rowsOf(db: Db, query: Query, at: Date): Promise<Rows> {
  switch (query.report) {
    case 'turnover':
      return turnoverRows(db, query)
    case 'margin':
      return marginRows(db, query)
    case 'plantations':
      return plantationRows(db, query)
    case 'buyers':
      return buyerRows(db, at)
    case 'stock':
      return stockRows(db, at)
  }
}

/** The days that a report is about: what is of today's buyers and stock has none. */
function factsOf({ report, from, to, locale }: Query): { label: string; value: DocumentCell }[] {
  if (report === 'buyers' || report === 'stock') return []
  return [{ label: reportTexts[locale].period, value: textCell(`${from} – ${to}`) }]
}

/** A report as CSV. */
export async function writeReport(db: Db, query: Query, at: Date): Promise<File> {
  const locale: Locale = query.locale
  const { title, columns } = reportTexts[locale][query.report]
  const isOfToday = query.report === 'buyers' || query.report === 'stock'
  return writeTable(
    {
      fileName: isOfToday ? `${title} ${moscowDateOf(at)}` : `${title} ${query.from} ${query.to}`,
      locale,
      title,
      facts: factsOf(query),
      columns: columns.map((name) => ({ title: name, share: 1 })),
      rows: await rowsOf(db, query, at),
      totals: [],
      footer: title,
      at,
    },
    'csv',
  )
}
