import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { Link } from '@flower-market/app-runtime/navigation'
import { Banner, Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { buyerQueryAtom } from '../../state/client.atoms.ts'
import styles from './CatalogBannerScreen.module.css'
import { availabilityQuery, searchOf, useCatalogQuery } from './data/use-catalog-query.ts'

const CatalogScreen = lazy(() => import('./CatalogScreen.tsx'))

/** The catalog under a banner of what can be ordered from plantations. */
function CatalogBannerScreen() {
  const t = useTranslate()
  const { availability, query } = useCatalogQuery()
  const offer = useResource('catalogDays', {
    query: { ...availabilityQuery(availability), ...useAtomValue(buyerQueryAtom) },
  })
  const count = offer.status === 'ready' ? offer.data.counts.toOrder : null
  return (
    <>
      {count !== null && count > 0 && (
        <Banner
          tone="info"
          className={styles.banner}
          title={t('assortment.bannerTitle', { count })}
          action={
            availability !== 'toOrder' && (
              <Button asChild>
                <Link to={{ search: `?${searchOf({ availability: 'toOrder', date: null }, query)}` }}>
                  {t('assortment.bannerAction')}
                </Link>
              </Button>
            )
          }
        >
          {t('assortment.bannerText')}
        </Banner>
      )}
      <CatalogScreen />
    </>
  )
}

export default CatalogBannerScreen
