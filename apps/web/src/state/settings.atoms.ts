import type { CallOutput } from '@flower-market/api-client'
import { atom } from 'jotai'

/** What the operator has set, as the page came with it. */
export type ShopSettings = CallOutput<'shopSettings'>

/** What holds where the settings could not be read: the shop, without anything optional. */
export const noSettings: ShopSettings = {
  hasSafariWarning: false,
  hasSandboxInbox: false,
  isVerificationRequired: false,
  adminAddress: null,
}

/** The operator's settings; set once before the first render. */
export const settingsAtom = atom<ShopSettings>(noSettings)
