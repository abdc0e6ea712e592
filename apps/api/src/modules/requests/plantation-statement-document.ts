import type { CallOutput } from '@flower-market/api-client/contract'
import { moscowDateOf, type Locale } from '@flower-market/flower-domain'
import type { Period } from '../../platform/database/moscow-days.ts'
import {
  emptyCell,
  formatCell,
  formatDay,
  moneyCell,
  textCell,
} from '../../platform/documents/document-cell.ts'
import { operatorFooter } from '../../platform/documents/operator-footer.ts'
import type { DocumentFact, TableDocument } from '../../platform/documents/table-document.ts'
import { plantationStatementTexts } from './plantation-statement-texts.ts'

/** What a plantation's statement is written from; its entries are the newest first. */
export interface WrittenStatement extends CallOutput<'plantationStatement'> {
  readonly period: Period
  /** Who runs the shop; null as long as nobody has said it. */
  readonly operator: string | null
  readonly at: Date
}

/** Every entry from the oldest on, and below them the sums of each currency. */
export function plantationStatementDocument(statement: WrittenStatement, locale: Locale): TableDocument {
  const { plantation, items, sums, period, operator, at } = statement
  const texts = plantationStatementTexts[locale]
  const today = moscowDateOf(at)
  const oldest = items.at(-1)
  const from = period.from ?? (oldest ? moscowDateOf(new Date(oldest.date)) : today)
  const to = period.to === undefined || period.to > today ? today : period.to
  return {
    fileName: texts.fileName(from, to),
    locale,
    title: texts.title,
    facts: [
      { label: texts.plantation, value: textCell(plantation) },
      { label: texts.period, value: textCell(texts.days(formatDay(from, locale), formatDay(to, locale))) },
    ],
    columns: [
      { title: texts.date, share: 20 },
      { title: texts.entry, share: 27 },
      { title: texts.buyer, share: 25 },
      { title: texts.stems, share: 10, align: 'end' },
      { title: texts.amount, share: 18, align: 'end' },
      { title: texts.status, share: 22 },
    ],
    rows: items
      .toReversed()
      .map((entry) => [
        { kind: 'moment', at: new Date(entry.date) },
        textCell(texts.kinds[entry.kind](entry.number)),
        textCell([entry.buyer.company, entry.buyer.city].filter(Boolean).join(', ')),
        entry.stems === null ? emptyCell : textCell(String(entry.stems)),
        moneyCell(entry.kind === 'claim' ? -entry.amount : entry.amount, entry.currency),
        entry.payment === null ? emptyCell : textCell(texts.statuses[entry.payment.status]),
      ]),
    totals: sums.flatMap(({ currency, ...sum }) =>
      (['shipped', 'claimed', 'accepted', 'sent'] as const).flatMap((name): DocumentFact[] =>
        sum[name] === 0 ? [] : [{ label: texts.sums[name], value: moneyCell(sum[name], currency) }],
      ),
    ),
    footer: operatorFooter(operator, texts.footer(formatCell({ kind: 'moment', at }, locale))),
    at,
    layout: 'landscape',
  }
}
