import type { IsoDate, Locale } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { moneyCell, textCell } from '../../platform/documents/document-cell.ts'
import { writeTable } from '../../platform/documents/write-table.ts'
import type { Db } from '../../platform/database/database.ts'
import { toMinor } from '../../platform/database/column-types.ts'
import { momentsOf } from './day-figures.repository.ts'

const texts = {
  ru: {
    title: 'Поступления за день',
    day: 'День',
    columns: ['Дата', 'Номер', 'Плательщик', 'ИНН', 'КПП', 'Способ', 'Валюта', 'Сумма', 'Назначение'],
    top: 'Пополнение баланса',
    orders: (numbers: string) => `Оплата заказов ${numbers}`,
    total: (currency: string) => `Итого, ${currency}`,
  },
  en: {
    title: 'Payments of the day',
    day: 'Day',
    columns: ['Date', 'Number', 'Payer', 'INN', 'KPP', 'Method', 'Currency', 'Amount', 'Purpose'],
    top: 'Balance top-up',
    orders: (numbers: string) => `Payment of orders ${numbers}`,
    total: (currency: string) => `Total, ${currency}`,
  },
} as const

/** The confirmed payments of a day, one a row, as a table that accounting software reads. */
export async function writePayments(
  db: Db,
  { day, locale }: { day: IsoDate; locale: Locale },
  at: Date,
): Promise<File> {
  const { from, until } = momentsOf(day)
  const rows = await db
    .selectFrom('payments')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['number', 'method', 'currency', 'amount', 'settled_at', 'company', 'inn', 'kpp'])
    .select(sql<string>`trim(concat_ws(' ', name, surname))`.as('name'))
    .select(
      sql<string>`(SELECT coalesce(string_agg(purchases.number::text, ', ' ORDER BY purchases.number), '')
        FROM payment_allocations JOIN purchases ON purchases.id = purchase_id
        WHERE payment_id = payments.id)`.as('orders'),
    )
    .where('payments.status', '=', 'CONFIRMED')
    .where('movement_id', 'is not', null)
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .orderBy('settled_at')
    .orderBy('number')
    .execute()
  const text = texts[locale]
  const sums = new Map<(typeof rows)[number]['currency'], bigint>()
  for (const { currency, amount } of rows) sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  return writeTable(
    {
      fileName: `${text.title} ${day}`,
      locale,
      title: text.title,
      facts: [{ label: text.day, value: textCell(day) }],
      columns: text.columns.map((title) => ({ title, share: 1 })),
      rows: rows.map((row) => [
        { kind: 'moment', at: row.settled_at ?? at },
        textCell(String(row.number)),
        textCell(row.company || row.name),
        textCell(row.inn),
        textCell(row.kpp),
        textCell(row.method),
        textCell(row.currency),
        moneyCell(toMinor(row.amount), row.currency),
        textCell(row.orders === '' ? text.top : text.orders(row.orders)),
      ]),
      totals: [...sums].map(([currency, amount]) => ({
        label: text.total(currency),
        value: moneyCell(toMinor(amount), currency),
      })),
      footer: text.title,
      at,
    },
    'csv',
  )
}
