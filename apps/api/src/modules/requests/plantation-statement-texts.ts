import type { Locale, PlantationStatementKind, PlantationStatementSum } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client/contract'

type Payment = NonNullable<CallOutput<'plantationStatement'>['items'][number]['payment']>

/** What a plantation's statement says beside names and numbers. */
export interface PlantationStatementTexts {
  readonly fileName: (from: string, to: string) => string
  readonly title: string
  readonly plantation: string
  readonly period: string
  readonly days: (from: string, to: string) => string
  readonly date: string
  readonly entry: string
  readonly buyer: string
  readonly stems: string
  readonly amount: string
  readonly status: string
  readonly kinds: Readonly<Record<PlantationStatementKind, (number: number) => string>>
  readonly statuses: Readonly<Record<Payment['status'], string>>
  readonly sums: Readonly<Record<Exclude<keyof PlantationStatementSum, 'currency'>, string>>
  readonly footer: (at: string) => string
}

/** Its texts in both languages. */
export const plantationStatementTexts: Readonly<Record<Locale, PlantationStatementTexts>> = {
  ru: {
    fileName: (from, to) => `Выписка плантации ${from} — ${to}`,
    title: 'Выписка плантации',
    plantation: 'Плантация',
    period: 'Период',
    days: (from, to) => `с ${from} по ${to}`,
    date: 'Дата и время (Москва)',
    entry: 'Что произошло',
    buyer: 'Покупатель',
    stems: 'Стебли',
    amount: 'Сумма',
    status: 'Статус',
    kinds: {
      shipment: (number) => `Отгрузка, заказ ${number}`,
      claim: (number) => `Претензия, заказ ${number}`,
      payment: (number) => `Платёж ${number}`,
    },
    statuses: { SENDED: 'Отправлен', CONFIRMED: 'Принят', REJECTED: 'Возвращён банком' },
    sums: {
      shipped: 'Отгружено',
      claimed: 'Принятые претензии',
      accepted: 'Принятые платежи',
      sent: 'Платежи в пути',
    },
    footer: (at) => `Сформировано ${at} по московскому времени`,
  },
  en: {
    fileName: (from, to) => `Plantation statement ${from} to ${to}`,
    title: 'Plantation statement',
    plantation: 'Plantation',
    period: 'Period',
    days: (from, to) => `${from} to ${to}`,
    date: 'Date and time (Moscow)',
    entry: 'Entry',
    buyer: 'Buyer',
    stems: 'Stems',
    amount: 'Amount',
    status: 'Status',
    kinds: {
      shipment: (number) => `Shipment, order ${number}`,
      claim: (number) => `Claim, order ${number}`,
      payment: (number) => `Payment ${number}`,
    },
    statuses: { SENDED: 'Sent', CONFIRMED: 'Accepted', REJECTED: 'Returned by the bank' },
    sums: {
      shipped: 'Shipped',
      claimed: 'Claims accepted',
      accepted: 'Payments accepted',
      sent: 'Payments on the way',
    },
    footer: (at) => `Generated ${at} Moscow time`,
  },
}
