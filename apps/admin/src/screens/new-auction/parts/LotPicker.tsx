import { EmptyState, Skeleton } from '@flower-market/ui'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useId, useState } from 'react'
import { ListPages } from '../../../components/list-pages/ListPages.tsx'
import styles from './LotPicker.module.css'
import { StockTable, type StockTableProps } from './StockTable.tsx'

const lotsPerPage = 20
const lotMessages = { loading: 'clocks.lotsLoading', failedText: 'clocks.lotsFailedText' } as const

/** The lots in stock, of one plantation or of all, each with a button that offers it. */
export function LotPicker({ chosen, isFull, onChoose }: Omit<StockTableProps, 'lots'>) {
  const t = useTranslate()
  const headingId = useId()
  const [plantationId, setPlantationId] = useState('')
  const [page, setPage] = useState(1)
  const plantations = useResource('plantationAllList', {})
  const known = plantations.status === 'ready' ? plantations.data : []
  const ofPlantation = plantationId === '' ? {} : { plantationId }
  const lots = useResource('lotList', {
    query: { page, limit: lotsPerPage, availability: 'inStock', ...ofPlantation },
  })
  return (
    <section aria-labelledby={headingId} className={styles.picker}>
      <h2 id={headingId} className={styles.heading}>
        {t('clocks.inStock')}
      </h2>
      <ChoiceField
        className={styles.plantation}
        label={t('clocks.plantation')}
        value={plantationId}
        onValueChange={(chosenId) => {
          setPlantationId(chosenId)
          setPage(1)
        }}
        choices={[
          { value: '', label: t('clocks.allPlantations') },
          ...known.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <ResourceView
        resource={lots}
        messages={lotMessages}
        skeleton={<Skeleton shape="block" height={320} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('clocks.noLots')}>{t('clocks.noLotsText')}</EmptyState>}
      >
        {({ items, total }) => (
          <>
            <StockTable lots={items} chosen={chosen} isFull={isFull} onChoose={onChoose} />
            <ListPages
              page={page}
              perPage={lotsPerPage}
              total={total}
              shown={items.length}
              onPageChange={setPage}
            />
          </>
        )}
      </ResourceView>
    </section>
  )
}
