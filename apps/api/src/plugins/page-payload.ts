import { callKey, type CallName, type PagePayload } from '@flower-market/api-client/contract'
import { isIsoDate } from '@flower-market/flower-domain'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { listAccounts } from '../modules/accounts/accounts.repository.ts'
import type { CatalogueService } from '../modules/catalogue/catalogue.service.ts'
import type { OpenSession } from '../modules/identity/identity.service.ts'
import { shopSettings } from '../modules/system/shop-settings.ts'
import type { PagePath } from './page-path.ts'

/** Where the answers come from. */
export interface PayloadSources {
  readonly config: Config
  readonly database: Database
  readonly catalogue: CatalogueService
}

/** The answers that the first screen of a page needs, so that it can be drawn without a request. */
export async function pagePayload(
  { config, database, catalogue }: PayloadSources,
  page: PagePath,
  open: OpenSession | null,
): Promise<PagePayload> {
  const settings = [callKey('shopSettings'), shopSettings(config)] as const
  if (open === null) return { session: null, calls: Object.fromEntries([settings]) as PagePayload['calls'] }
  const { _id: personId } = open.session
  const accounts = listAccounts(database, personId).then((answer) => [callKey('accountList'), answer])
  const answers = page.section === 'catalog' ? catalogueAnswers(catalogue, page) : []
  return {
    session: open.session,
    calls: Object.fromEntries([
      settings,
      ...(await Promise.all([accounts, ...answers])),
    ]) as PagePayload['calls'],
  }
}

function catalogueAnswers(catalogue: CatalogueService, { query }: PagePath): Promise<[string, unknown]>[] {
  const asked = query.get('date')
  const date = isIsoDate(asked) ? asked : catalogue.openDays()[0]
  const filters = catalogue.filters().then((answer): [string, unknown] => [callKey('filterList'), answer])
  if (date === undefined) return [filters]
  const key = callKey('catalogueCards' satisfies CallName, { query: { availability: 'inStock', date } })
  return [filters, catalogue.cards(date, 'inStock').then((answer): [string, unknown] => [key, answer])]
}
