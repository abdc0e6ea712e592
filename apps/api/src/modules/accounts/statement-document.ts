import type { CallOutput } from '@flower-market/api-client/contract'
import type { BalanceSummary, IsoDate, Locale } from '@flower-market/flower-domain'
import {
  emptyCell,
  formatCell,
  formatDay,
  moneyCell,
  textCell,
} from '../../platform/documents/document-cell.ts'
import { operatorFooter } from '../../platform/documents/operator-footer.ts'
import type { TableDocument } from '../../platform/documents/table-document.ts'
import { statementTexts } from './statement-texts.ts'
import type { StatementAccount } from './statement.repository.ts'

type Entry = CallOutput<'balanceEntry'>

/** What a statement is written from. */
export interface Statement {
  readonly account: StatementAccount
  readonly from: IsoDate
  readonly to: IsoDate
  /** The oldest first. */
  readonly entries: readonly Entry[]
  readonly summary: BalanceSummary
  /** Who runs the shop; null as long as nobody has said it. */
  readonly operator: string | null
  readonly at: Date
}

/** Opening balance, every entry with what is left after it, and sums that lead to the closing balance. */
export function statementDocument(statement: Statement, locale: Locale): TableDocument {
  const { account, from, to, entries, summary, operator, at } = statement
  const { currency, holder, name } = account
  const texts = statementTexts[locale]
  const money = (minor: number) => moneyCell(minor, currency)
  const operationOf = ({ kind, purchase }: Entry): string =>
    purchase === null ? texts.kinds[kind] : texts.ofOrder(texts.kinds[kind], purchase.number)
  return {
    fileName: texts.fileName(from, to),
    locale,
    title: texts.title,
    facts: [
      { label: texts.holder, value: textCell(holder.company || holder.name) },
      ...(holder.inn === '' ? [] : [{ label: texts.taxNumber, value: textCell(holder.inn) }]),
      { label: texts.account, value: textCell(name === '' ? account.id : `${name} (${account.id})`) },
      { label: texts.currency, value: textCell(currency) },
      { label: texts.period, value: textCell(texts.days(formatDay(from, locale), formatDay(to, locale))) },
      { label: texts.opening, value: money(summary.before) },
    ],
    columns: [
      { title: texts.date, share: 21 },
      { title: texts.operation, share: 29 },
      { title: texts.method, share: 15 },
      { title: texts.amountIn, share: 17, align: 'end' },
      { title: texts.amountOut, share: 17, align: 'end' },
      { title: texts.balance, share: 18, align: 'end' },
    ],
    rows: entries.map((entry) => [
      { kind: 'moment', at: new Date(entry.date) },
      textCell(operationOf(entry)),
      textCell(texts.methods[entry.method]),
      entry.amount > 0 ? money(entry.amount) : emptyCell,
      entry.amount < 0 ? money(-entry.amount) : emptyCell,
      money(entry.balanceAfter),
    ]),
    totals: [
      { label: texts.opening, value: money(summary.before) },
      { label: texts.received, value: money(summary.added) },
      { label: texts.spent, value: money(summary.taken) },
      { label: texts.closing, value: money(summary.after) },
    ],
    footer: operatorFooter(operator, texts.footer(formatCell({ kind: 'moment', at }, locale))),
    at,
  }
}
