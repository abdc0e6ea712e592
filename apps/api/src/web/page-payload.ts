import { callKey, type CallName, type PagePayload } from '@flower-market/api-client/contract'
import { isIsoDate } from '@flower-market/flower-domain'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { listAccounts } from '../modules/accounts/index.ts'
import type { CatalogService } from '../modules/catalog/index.ts'
import { shopSettings } from '../modules/system/index.ts'
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
  session: PagePayload['session'],
): Promise<PagePayload> {
  const settings = [callKey('shopSettings'), shopSettings(config)] as const
  if (session === null)
    return { session: null, calls: Object.fromEntries([settings]) as PagePayload['calls'] }
  const { _id: personId } = session
  const accounts = listAccounts(database, personId).then((answer) => [callKey('accountList'), answer])
  const answers = page.section === 'catalog' ? catalogAnswers(catalog, page) : []
  return {
    session,
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
