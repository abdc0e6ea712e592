import { operators, type Locale } from '@flower-market/flower-domain'
import { sandboxCardPath } from '../../../platform/ports/cards/sandbox-cards.ts'

const texts = {
  ru: {
    title: 'Оплата картой (песочница)',
    notice: 'Это учебная страница вместо страницы банка. Деньги не списываются, карта не нужна.',
    payment: 'Платёж №',
    paid: 'Оплатить',
    declined: 'Банк отклоняет',
    expired: 'Отказаться от оплаты',
    leave: 'Вернуться в магазин без ответа банка',
    closed: 'Эта страница больше не принимает оплату.',
  },
  en: {
    title: 'Card payment (sandbox)',
    notice: 'A practice page in place of the bank’s page. Nothing is charged and no card is needed.',
    payment: 'Payment No.',
    paid: 'Pay',
    declined: 'Decline',
    expired: 'Cancel payment',
    leave: 'Return to the shop without an answer from the bank',
    closed: 'This page no longer takes payments.',
  },
} as const satisfies Record<Locale, object>

/** What can be decided on the page. */
export const sandboxOutcomes = ['paid', 'declined', 'expired'] as const

/** An attempt as the page shows it. */
export interface SandboxCardPage {
  readonly attemptId: string
  /** Of the payment. */
  readonly number: number
  /** Kopecks. */
  readonly amount: number
  readonly locale: Locale
  readonly isOpen: boolean
  readonly returnPath: string
}

/** The page on which the sandbox plays the acquirer: plain HTML without scripts. */
export function sandboxCardPage({ attemptId, number, amount, locale, isOpen, returnPath }: SandboxCardPage) {
  const t = texts[locale]
  const money = new Intl.NumberFormat(locale === 'ru' ? 'ru-RU' : 'en-US', {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
  })
  const path = sandboxCardPath(attemptId)
  const buttons = sandboxOutcomes
    .map((outcome) => `<button class="${outcome}" formaction="${path}/${outcome}">${t[outcome]}</button>`)
    .join('\n      ')
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${t.title} — ${operators[locale].group}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${sandboxCardPath('style.css')}">
  </head>
  <body>
    <main>
      <p class="notice" role="note">${t.notice}</p>
      <h1>${t.title}</h1>
      <p>${operators[locale].shop} · ${t.payment} ${number}</p>
      <p class="amount">${money.format(amount / 100)}</p>
      ${isOpen ? `<form method="post">${buttons}</form>` : `<p>${t.closed}</p>`}
      <p><a href="${returnPath}">${t.leave}</a></p>
    </main>
  </body>
</html>
`
}

/** The page's style; the shop's policy takes none from inside a page. */
export const sandboxCardStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; }
main { box-sizing: border-box; width: min(100%, 420px); padding: 24px; }
h1 { font-size: 22px; }
.notice { border: 2px dashed #b36b00; border-radius: 6px; padding: 12px; }
.amount { font-size: 34px; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; }
button { font: inherit; min-height: 48px; border: 1px solid #767676; border-radius: 6px; cursor: pointer; }
.paid { background: #1d6b3a; border-color: #1d6b3a; color: #fff; }
`
