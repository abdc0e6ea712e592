import type { IsoDate } from '@flower-market/flower-domain'

/** Since when the legal texts hold; sign-up stores it with the consents. */
export const legalVersion: IsoDate = '2026-11-22'
