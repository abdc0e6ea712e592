import type { CallOutput } from '@flower-market/api-client'
import type { OperatorParty } from '@flower-market/flower-domain'
import { atom } from 'jotai'

/** What the operator has set, as the page came with it. */
export type ShopSettings = CallOutput<'shopSettings'>

const nobody: OperatorParty = { name: null, address: null, email: null, phone: null, registration: null }

/** What holds where the settings could not be read: the shop, without anything optional. */
export const noSettings: ShopSettings = {
  hasSafariWarning: false,
  hasSandboxInbox: false,
  isVerificationRequired: false,
  adminAddress: null,
  operator: { ru: nobody, en: nobody },
}

/** The operator's settings; set once before the first render. */
export const settingsAtom = atom<ShopSettings>(noSettings)
