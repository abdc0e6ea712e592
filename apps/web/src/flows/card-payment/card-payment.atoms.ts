import { changedTags, createIdempotencyKeys, intentOf, type CallOutput } from '@flower-market/api-client'
import { atom, type Getter, type Setter } from 'jotai'
import type { Locale } from '@flower-market/app-runtime/i18n'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'

/** A transaction with the last attempt to pay it by card. */
export type CardTransaction = CallOutput<'transactionGet'>

/** What is paid by card: an order, a transaction that was begun, or a top-up that is begun now. */
export type CardSubject =
  | { readonly orderId: string }
  | { readonly transactionId: string }
  | { readonly topUpMinor: number }

const keysAtom = atom(() => createIdempotencyKeys(null))

async function beginTopUp(get: Getter, set: Setter, amount: number): Promise<string> {
  const body = { kind: 'top-up', paymentMethod: 'CARD', amount } as const
  const begun = await get(keysAtom).attempt(intentOf('transactionCreate', { body }), (idempotencyKey) =>
    get(apiAtom).call('transactionCreate', { body }, { idempotencyKey, ...shownInPlace }),
  )
  set(invalidateAtom, changedTags.transactionCreate)
  return begun._id
}

/** Opens the acquirer's page, which may be on another site, and leaves the shop for it. Rejects with an `ApiError`. */
export const payByCardAtom = atom(
  null,
  async (get, set, subject: CardSubject, locale: Locale): Promise<void> => {
    const body =
      'orderId' in subject
        ? { id: subject.orderId, locale }
        : {
            transactionId:
              'transactionId' in subject
                ? subject.transactionId
                : await beginTopUp(get, set, subject.topUpMinor),
            locale,
          }
    const { url } = await get(apiAtom).call('cardPurchase', { body }, shownInPlace)
    set(invalidateAtom, changedTags.cardPurchase)
    globalThis.location.assign(url)
  },
)
