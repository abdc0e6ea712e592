import { useLocale } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'

/** The name of a region in the page's language; its id until the names are there. */
export function useRegionName(id: string): string {
  const regions = useResource('regionList', {})
  const locale = useLocale()
  if (regions.status !== 'ready') return id
  return regions.data.find(({ _id }) => _id === id)?.name[locale] ?? id
}
