import type { LotRegions } from '@flower-market/flower-domain'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'

/** Gives the names of the regions that a lot is sold in. */
export function useRegionNames(): (ids: LotRegions) => string {
  const t = useTranslate()
  const locale = useLocale()
  const regions = useResource('regionList', {})
  const known = regions.status === 'ready' ? regions.data : []
  return (ids) =>
    ids === null
      ? t('lots.everywhere')
      : ids.map((id) => known.find(({ _id }) => _id === id)?.name[locale] ?? id).join(', ')
}
