import { callKey, type CallName, type PagePayload } from '@flower-market/api-client/contract'
import { isIsoDate } from '@flower-market/flower-domain'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { listAccounts } from '../modules/accounts/accounts.repository.ts'
import type { CatalogService } from '../modules/catalog/catalog.service.ts'
import type { OpenSession } from '../modules/identity/identity.service.ts'
import { shopSettings } from '../modules/system/shop-settings.ts'
import type { PagePath } from './page-path.ts'

/** Where the answers come from. */
export interface PayloadSources {
  readonly config: Config
  readonly database: Database
  readonly catalog: CatalogService
}

/** The answers that the first screen of a page needs, so that it can be drawn without a request. */
export async function pagePayload(
  { config, database, catalog }: PayloadSources,
  page: PagePath,
  open: OpenSession | null,
): Promise<PagePayload> {
  const settings = [callKey('shopSettings'), shopSettings(config)] as const
  if (open === null) return { session: null, calls: Object.fromEntries([settings]) as PagePayload['calls'] }
  const { _id: personId } = open.session
  const accounts = listAccounts(database, personId).then((answer) => [callKey('accountList'), answer])
  const answers = page.section === 'catalog' ? catalogAnswers(catalog, page) : []
  return {
    session: open.session,
    calls: Object.fromEntries([
      settings,
      ...(await Promise.all([accounts, ...answers])),
    ]) as PagePayload['calls'],
  }
}

function catalogAnswers(catalog: CatalogService, { query }: PagePath): Promise<[string, unknown]>[] {
  const asked = query.get('date')
  const date = isIsoDate(asked) ? asked : catalog.openDays()[0]
  const filters = catalog.filters().then((answer): [string, unknown] => [callKey('filterList'), answer])
  if (date === undefined) return [filters]
  const key = callKey('catalogCards' satisfies CallName, { query: { availability: 'inStock', date } })
  return [filters, catalog.cards(date, 'inStock').then((answer): [string, unknown] => [key, answer])]
}
