import { createIdempotencyKeys } from '@flower-market/api-client'
import { atom } from 'jotai'

/** The keys of what was sent and whose outcome is not known yet; they outlive a reload where the browser lets them. */
export const idempotencyKeysAtom = atom(() => {
  try {
    return createIdempotencyKeys(localStorage)
  } catch {
    return createIdempotencyKeys(null)
  }
})
