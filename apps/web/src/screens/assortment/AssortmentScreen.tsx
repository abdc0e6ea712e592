import { Button, EmptyState, PageHeader } from '@flower-market/ui'
import { MoreRows, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import styles from './AssortmentScreen.module.css'
import { PlaceFilters } from './parts/PlaceFilters.tsx'
import { PlantationCard } from './parts/PlantationCard.tsx'
import { PlantationsSkeleton } from './parts/PlantationsSkeleton.tsx'
import { usePlantationFilter } from './use-plantation-filter.ts'

const moreMessages = {
  more: 'assortment.more',
  failed: 'assortment.moreFailed',
  shown: 'assortment.shown',
} as const

const messages = { loading: 'assortment.loading', failedText: 'assortment.loadFailedText' } as const

/** The plantations, by country and city. */
function AssortmentScreen() {
  const t = useTranslate()
  const { filter, limit, change, reset } = usePlantationFilter()
  const { country, city } = filter
  const { list, showMore } = usePagedList('plantationList', (page) => ({
    query: { page, limit, ...(country !== null && { country }), ...(city !== null && { city }) },
  }))
  return (
    <div className={styles.assortment}>
      <PageHeader title={t('assortment.title')} description={t('assortment.lead')} />
      <PlaceFilters filter={filter} onChange={change} onReset={reset} />
      <ResourceView
        resource={list}
        headingLevel={2}
        messages={messages}
        skeleton={<PlantationsSkeleton />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            title={t('assortment.nothingFound')}
            action={<Button onClick={reset}>{t('assortment.reset')}</Button>}
          >
            {t('assortment.nothingFoundText')}
          </EmptyState>
        }
      >
        {({ rows }) => (
          <>
            <ul className={styles.list}>
              {rows.map((plantation) => (
                <PlantationCard key={plantation._id} plantation={plantation} />
              ))}
            </ul>
            <MoreRows paged={{ list, showMore }} messages={moreMessages} />
          </>
        )}
      </ResourceView>
    </div>
  )
}

export default AssortmentScreen
