import {
  changedTags,
  createIdempotencyKeys,
  intentOf,
  isApiError,
  type CallInput,
  type CallOutput,
} from '@flower-market/api-client'
import { atom } from 'jotai'
import { apiAtom } from '@flower-market/app-runtime/session'
import { invalidateAtom, resourcesAtom } from '@flower-market/app-runtime/server-data'

/** An address of the address book. */
export type Address = CallOutput<'addressList'>[number]

/** What is written of an address. */
export type AddressBody = Omit<CallInput<'addressCreate'>['body'], 'user'>

/** What a form writes: a new address (`id` is null), or another text of one that is there. */
export interface AddressToSave {
  readonly id: string | null
  readonly body: AddressBody
  /** The client of whom a new address is; absent, of the person who is signed in. */
  readonly clientId?: string | undefined
}

const bookAtom = atom((get) => get(resourcesAtom).of('addressList', {}))
const keysAtom = atom(() => createIdempotencyKeys(null))

/** Adds or changes an address and answers its id; a repeat after a lost answer adds one. Rejects with an `ApiError`. */
export const saveAddressAtom = atom(null, async (get, set, address: AddressToSave): Promise<string> => {
  const { id, body, clientId } = address
  const { call } = get(apiAtom)
  if (id === null) {
    const [input, book] =
      clientId === undefined
        ? [{ body }, get(bookAtom)]
        : [
            { body: { ...body, user: clientId } },
            get(resourcesAtom).of('addressList', { query: { userId: clientId } }),
          ]
    const added = await get(keysAtom).attempt(intentOf('addressCreate', input), (idempotencyKey) =>
      call('addressCreate', input, { idempotencyKey }),
    )
    book.patch((addresses) => [...addresses.filter(({ _id }) => _id !== added._id), added])
    set(invalidateAtom, changedTags.addressCreate)
    return added._id
  }
  const changed = await call('addressUpdate', { params: { id }, body })
  get(bookAtom).patch((book) => book.map((one) => (one._id === id ? changed : one)))
  set(invalidateAtom, changedTags.addressUpdate)
  return id
})

/** Makes an address the default one; rejects with an `ApiError`. */
export const makeDefaultAtom = atom(null, async (get, set, id: string): Promise<void> => {
  await get(apiAtom).call('addressUpdate', { params: { id }, body: { isDefault: true } })
  get(bookAtom).patch((book) =>
    book
      .map((one) => Object.assign({}, one, { isDefault: one._id === id }))
      .toSorted((left, right) => Number(right.isDefault) - Number(left.isDefault)),
  )
  set(invalidateAtom, changedTags.addressUpdate)
})

/** Removes an address; one that is gone already is removed all the same. Rejects with an `ApiError`. */
export const removeAddressAtom = atom(null, async (get, set, id: string): Promise<void> => {
  try {
    await get(apiAtom).call('addressRemove', { params: { id } })
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error
  }
  get(bookAtom).patch((book) => book.filter(({ _id }) => _id !== id))
  set(invalidateAtom, changedTags.addressRemove)
})
