import type { Locale } from '@flower-market/flower-domain'
import type { WriteDocument } from './legal-document.ts'

/** The legal texts, by the place where each is read. */
export type LegalName = 'offer' | 'privacyPolicy' | 'flowerOffer' | 'flowerPrivacyPolicy'

/** Each text in each language, loaded when it is read. */
export const legalDocuments: Readonly<Record<LegalName, Record<Locale, () => Promise<WriteDocument>>>> = {
  offer: {
    ru: async () => (await import('./offer.ru.ts')).offer,
    en: async () => (await import('./offer.en.ts')).offer,
  },
  privacyPolicy: {
    ru: async () => (await import('./privacy-policy.ru.ts')).privacyPolicy,
    en: async () => (await import('./privacy-policy.en.ts')).privacyPolicy,
  },
  flowerOffer: {
    ru: async () => (await import('./flower-offer.ru.ts')).flowerOffer,
    en: async () => (await import('./flower-offer.en.ts')).flowerOffer,
  },
  flowerPrivacyPolicy: {
    ru: async () => (await import('./flower-privacy-policy.ru.ts')).flowerPrivacyPolicy,
    en: async () => (await import('./flower-privacy-policy.en.ts')).flowerPrivacyPolicy,
  },
}
