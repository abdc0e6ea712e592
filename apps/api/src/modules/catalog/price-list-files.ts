import type { Contract } from '@flower-market/api-client/contract'
import type * as z from 'zod/mini'
import { documentAttempts } from '../../platform/documents/document-attempts.ts'
import { writeTable } from '../../platform/documents/write-table.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPricingTerms } from '../regions/index.ts'
import { operatorPartyAt } from '../settings/index.ts'
import { listCards } from './cards.repository.ts'
import { priceListDocument } from './price-list-document.ts'

type Question = z.output<Contract['catalogPriceList']['query']>

/** Writes price lists to take away. */
export type PriceListFiles = ReturnType<typeof priceListFiles>

/** Makes the service. */
export function priceListFiles({ database, limits, now }: Pick<Platform, 'database' | 'limits' | 'now'>) {
  return {
    /** A day's stock as a file, as the buyer sees it: in their region, at their prices. */
    async write(
      { by, buyerId }: { readonly by: string; readonly buyerId: string },
      { date, format, locale }: Question,
    ): Promise<File> {
      await limits.take([documentAttempts, by])
      const terms = await findPricingTerms(database, buyerId)
      const cards = await listCards(database, { date, availability: 'inStock', now: now() }, terms)
      const at = now()
      const { name: operator } = (await operatorPartyAt(database.kysely, at))[locale]
      return writeTable(priceListDocument({ date, cards, operator, at }, locale), format)
    },
  }
}
