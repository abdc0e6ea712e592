import { changedTags, intentOf, type CallInput, type CallOutput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** A statement with its lines. */
export type Statement = CallOutput<'bankStatementGet'>

/** A line of it. */
export type StatementLine = Statement['lines'][number]

// Also where it was refused: the page shows then what a colleague did.
const changed = [...changedTags.bankStatementCreditPerson, 'desk', 'audit'] as const

/** Credits lines to invoices; sent again after a lost answer they are credited once. Rejects with an `ApiError`. */
export const creditLinesAtom = atom(null, async (get, set, input: CallInput<'bankStatementCredit'>) => {
  try {
    await get(idempotencyKeysAtom).attempt(intentOf('bankStatementCredit', input), (idempotencyKey) =>
      get(apiAtom).call('bankStatementCredit', input, { idempotencyKey, ...shownInPlace }),
    )
  } finally {
    set(invalidateAtom, changed)
  }
})

/** Credits a line to a person's balance; sent again after a lost answer once. Rejects with an `ApiError`. */
export const creditPersonAtom = atom(
  null,
  async (get, set, input: CallInput<'bankStatementCreditPerson'>) => {
    try {
      await get(idempotencyKeysAtom).attempt(intentOf('bankStatementCreditPerson', input), (idempotencyKey) =>
        get(apiAtom).call('bankStatementCreditPerson', input, { idempotencyKey, ...shownInPlace }),
      )
    } finally {
      set(invalidateAtom, changed)
    }
  },
)

/** Excludes a line that is no payment of a buyer. Rejects with an `ApiError`. */
export const excludeLineAtom = atom(null, async (get, set, input: CallInput<'bankStatementExclude'>) => {
  try {
    await get(apiAtom).call('bankStatementExclude', input, shownInPlace)
  } finally {
    set(invalidateAtom, changed)
  }
})
