import type { CallInput, CallOutput } from '@flower-market/api-client'
import type { ChosenPerson } from '../../components/person-field/PersonField.tsx'

/** A transfer that waits for staff. */
export type HeldTransfer = CallOutput<'cryptoTransferGet'>

/** What the server is told about a transfer. */
export type SettlementBody = CallInput<'cryptoTransferSettle'>['body']

/** What staff choose among: what it is worth, another sum, or that it was sent back. */
export type CryptoChoice = 'worth' | 'other' | 'return'

/** What can be chosen: nobody knows what another token is worth. */
export function choicesOf({ worth }: Pick<HeldTransfer, 'worth'>): readonly CryptoChoice[] {
  return worth === null || worth === 0 ? ['other', 'return'] : ['worth', 'other', 'return']
}

/** What staff have typed. */
export interface TypedDecision {
  readonly choice: CryptoChoice
  /** Kopecks; null where none is typed. */
  readonly amount: number | null
  /** Whom it is credited to where nobody is known; null while nobody is chosen. */
  readonly person: ChosenPerson | null
  readonly reason: string
}

/** What is missing or wrong of a decision. */
export type CryptoProblem = 'amount' | 'too-much' | 'person' | 'reason'

/** The body of the call for what was typed, or what is wrong with it. */
export function readDecision(
  { worth, payment }: Pick<HeldTransfer, 'worth' | 'payment'>,
  { choice, amount: typed, person, reason: text }: TypedDecision,
): { readonly body: SettlementBody } | { readonly problems: readonly CryptoProblem[] } {
  const reason = text.trim()
  const amount = choice === 'worth' ? worth : typed
  const isCredit = choice !== 'return'
  const problems: readonly (CryptoProblem | false)[] = [
    isCredit && (amount === null || amount <= 0) && 'amount',
    isCredit && amount !== null && worth !== null && amount > worth && 'too-much',
    isCredit && payment === null && person === null && 'person',
    reason === '' && 'reason',
  ]
  const found = problems.filter((problem) => problem !== false)
  if (found.length > 0) return { problems: found }
  if (!isCredit || amount === null) return { body: { decision: 'return', reason } }
  return {
    body: {
      decision: 'credit',
      amount,
      reason,
      ...(payment === null && person !== null && { personId: person._id }),
    },
  }
}
