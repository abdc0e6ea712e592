import type { CallInput, CallOutput } from '@flower-market/api-client'
import { walletTypes, type WalletType } from '@flower-market/flower-domain'

/** What is asked for: the amount stands in the field that was written last. */
export interface ExchangeForm {
  readonly source: WalletType
  readonly target: WalletType
  /** Minor units of the source when `isSended`, else of the target; null while no amount is written. */
  readonly amount: number | null
  readonly isSended: boolean
  /** Whether the commission is inside the amount. */
  readonly isCommission: boolean
}

/** What the form begins with: dollars for rubles. */
export const emptyExchange: ExchangeForm = {
  source: 'RUBLE',
  target: 'DOLLAR',
  amount: null,
  isSended: true,
  isCommission: true,
}

/** Gives the other way round: what was sent is received. */
export function swapped(form: ExchangeForm): ExchangeForm {
  return { ...form, source: form.target, target: form.source, isSended: !form.isSended }
}

/** Takes another currency for one side; the other side gives way where it would be the same. */
export function withWallet(form: ExchangeForm, side: 'source' | 'target', value: string): ExchangeForm {
  const chosen = walletTypes.find((type) => type === value) ?? form[side]
  const other = side === 'source' ? 'target' : 'source'
  const free = form[side]
  return { ...form, [side]: chosen, [other]: form[other] === chosen ? free : form[other] }
}

/** The question of a form as one text, which is equal for equal questions; null without an amount. */
export function questionOf({ amount, ...form }: ExchangeForm): string | null {
  return amount === null || amount <= 0 ? null : JSON.stringify({ ...form, amount })
}

/** The input of a question. */
export function inputOf(question: string | null): CallInput<'accountRates'> | null {
  if (question === null) return null
  const { source, target, amount, isSended, isCommission } = JSON.parse(question) as ExchangeForm & {
    readonly amount: number
  }
  return { query: { amount, source, target, isSended, isCommission } }
}

/** What both fields show: the written one as it was written, the other as the quote says. */
export function shownAmounts(
  { amount, isSended }: ExchangeForm,
  quote: Pick<CallOutput<'accountRates'>, 'total' | 'received'> | null,
): { readonly sent: number | null; readonly received: number | null } {
  const quoted = (minor: number | undefined): number | null => (amount === null ? null : (minor ?? null))
  return isSended
    ? { sent: amount, received: quoted(quote?.received) }
    : { sent: quoted(quote?.total), received: amount }
}
