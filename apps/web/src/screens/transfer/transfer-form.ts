import type { CallInput, CallOutput } from '@flower-market/api-client'
import { walletOfCurrency, walletTypes, type WalletType } from '@flower-market/flower-domain'

type Plantations = CallOutput<'plantationAllList'>

/** Whose account money may be sent to. */
export type Recipient = Plantations[number]['recipients'][number]

/** Where the money goes: a recipient, or one's own account in a currency. */
export type Destination =
  | { readonly kind: 'recipient'; readonly recipient: Recipient }
  | { readonly kind: 'own'; readonly type: WalletType }

/** What is asked for: the amount stands in the field that was written last. */
export interface TransferForm {
  /** A recipient's id, or `own:` and a type of account; null while nobody is chosen. */
  readonly to: string | null
  readonly source: WalletType
  /** Minor units of the source when `isSended`, else of the target; null while no amount is written. */
  readonly amount: number | null
  readonly isSended: boolean
  /** Whether the commission is inside the amount. */
  readonly isCommission: boolean
}

/** What the form begins with: what is asked for arrives, the commission comes on top. */
export const emptyTransfer: TransferForm = {
  to: null,
  source: 'RUBLE',
  amount: null,
  isSended: false,
  isCommission: false,
}

const ownPrefix = 'own:'

/** One's own account in the form's words. */
export function ownChoice(type: WalletType): string {
  return `${ownPrefix}${type}`
}

/** All recipients of all plantations. */
export function allRecipients(plantations: Plantations): Recipient[] {
  return plantations.flatMap(({ recipients }) => recipients)
}

/** Where the chosen one is; null where nobody is chosen or the chosen one has gone. */
export function destinationOf(to: string | null, plantations: Plantations): Destination | null {
  const own = walletTypes.find((type) => ownChoice(type) === to)
  if (own !== undefined) return { kind: 'own', type: own }
  const recipient = allRecipients(plantations).find(({ _id }) => _id === to)
  return recipient === undefined ? null : { kind: 'recipient', recipient }
}

/** The account that the money arrives on, in its currency. */
export function targetOf(destination: Destination): WalletType {
  return destination.kind === 'own' ? destination.type : walletOfCurrency(destination.recipient.currency)
}

/** What is missing or cannot be, before anything is asked; null when a quote can be. */
export type TransferProblem = 'recipient' | 'same-account' | 'amount'

/** The first thing that keeps a form from being quoted. */
export function transferProblem(
  { amount, source }: TransferForm,
  destination: Destination | null,
): TransferProblem | null {
  if (destination === null) return 'recipient'
  // Money of one's own in one currency is on one account.
  if (destination.kind === 'own' && destination.type === source) return 'same-account'
  return amount === null || amount <= 0 ? 'amount' : null
}

/** The question of a form as one text, which is equal for equal questions; null while it cannot be asked. */
export function transferQuestion(form: TransferForm, destination: Destination | null): string | null {
  if (destination === null || transferProblem(form, destination) !== null) return null
  const { source, amount, isSended, isCommission } = form
  const recipient = destination.kind === 'recipient' ? { recipient: destination.recipient._id } : {}
  return JSON.stringify({
    amount,
    source,
    target: targetOf(destination),
    isSended,
    isCommission,
    ...recipient,
  })
}

/** The input of a question. */
export function inputOfTransfer(question: string | null): CallInput<'accountRates'> | null {
  return question === null ? null : { query: JSON.parse(question) as CallInput<'accountRates'>['query'] }
}
