import { operators } from '@flower-market/flower-domain'
import type { FiscalItem, FiscalReceiptKind } from '@flower-market/flower-domain'
import { escapeHtml } from '../../../platform/http/escape-html.ts'

/** A receipt as the sandbox's page shows it. */
export interface SandboxReceipt {
  readonly kind: FiscalReceiptKind
  readonly amount: number
  readonly items: readonly FiscalItem[]
  readonly drive: string
  readonly document: string
  readonly sign: string
  readonly registeredAt: Date
}

const titles: Readonly<Record<FiscalReceiptKind, string>> = {
  sale: 'Кассовый чек. Приход',
  refund: 'Кассовый чек. Возврат прихода',
  offset: 'Кассовый чек. Приход, зачёт предоплаты',
  return: 'Кассовый чек. Возврат прихода, восстановление предоплаты',
}
const settlements = {
  'full-prepayment': 'предоплата 100%',
  prepayment: 'предоплата',
  advance: 'аванс',
  'full-payment': 'полный расчёт',
} as const
const money = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' })
const moment = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
})

function taxOf({ vatBp, settlement }: FiscalItem): string {
  if (vatBp === null) return 'без НДС'
  const percent = vatBp / 100
  return settlement === 'full-payment' ? `НДС ${percent}%` : `НДС ${percent}/${100 + percent}`
}

/** The page that stands in for a receipt's page at an operator of fiscal data: plain HTML without scripts, in Russian as every receipt. */
export function sandboxReceiptPage({
  kind,
  amount,
  items,
  drive,
  document,
  sign,
  registeredAt,
}: SandboxReceipt) {
  const rows = items
    .map(
      (item) =>
        `<li>${escapeHtml(item.name)}<br>${item.quantity} × ${money.format(item.price / 100)} = ${money.format((item.price * item.quantity) / 100)}
          <small>${settlements[item.settlement]}, ${taxOf(item)}</small></li>`,
    )
    .join('\n      ')
  return `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${titles[kind]} — ${operators.ru.group}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  </head>
  <body>
    <main>
      <p role="note">Учебный чек: он не отправлен в налоговую.</p>
      <h1>${titles[kind]}</h1>
      <p>${operators.ru.shop}, ${moment.format(registeredAt)}</p>
      <ul>${rows}</ul>
      <p><b>Итого ${money.format(amount / 100)}</b></p>
      <p>ФН ${drive} · ФД ${document} · ФП ${sign}</p>
    </main>
  </body>
</html>
`
}
