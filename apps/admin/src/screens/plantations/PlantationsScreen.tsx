import { Button, EmptyState, PageHeader, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { GoodsTabs } from '../../components/goods-tabs/GoodsTabs.tsx'
import { PlannedChanges } from '../../components/planned-changes/PlannedChanges.tsx'
import { withdrawPlantationChangeAtom } from '../../state/places.atoms.ts'
import { useMay } from '../../state/use-may.ts'
import { PlantationDialog } from './parts/PlantationDialog.tsx'
import { PlantationTable } from './parts/PlantationTable.tsx'
import { useTermsText } from './parts/use-terms-text.ts'
import type { Plantation } from './plantation-form.ts'
import styles from './PlantationsScreen.module.css'

const listMessages = { loading: 'places.plantationsLoading', failedText: 'places.plantationsFailed' } as const

/** The plantations whose lots are sold, with freight, cut-offs and time for claims. */
function PlantationsScreen() {
  const t = useTranslate()
  const textsOf = useTermsText()
  const withdraw = useSetAtom(withdrawPlantationChangeAtom)
  const may = useMay()
  const isChangeable = may('plantationUpdate')
  const list = useResource('plantationRecords', {})
  const [edited, setEdited] = useState<Plantation | 'new' | null>(null)
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('staff.plantations')}
        description={t('places.plantationsIntro')}
        actions={
          isChangeable && <Button onClick={() => setEdited('new')}>{t('places.addPlantation')}</Button>
        }
      />
      <GoodsTabs />
      <ResourceView
        resource={list}
        messages={listMessages}
        skeleton={<Skeleton shape="block" height={420} />}
        empty={<EmptyState title={t('places.noPlantations')}>{t('places.noPlantationsText')}</EmptyState>}
      >
        {(plantations) => (
          <>
            <PlantationTable plantations={plantations} onEdit={isChangeable ? setEdited : null} />
            <PlannedChanges
              recordLabel={t('places.plannedPlantation')}
              rows={plantations.flatMap((plantation) =>
                plantation.planned.map(({ terms, ...change }) => ({
                  ...change,
                  record: plantation,
                  texts: textsOf(plantation, terms),
                })),
              )}
              onWithdraw={isChangeable ? withdraw : null}
            />
          </>
        )}
      </ResourceView>
      {edited !== null && (
        <PlantationDialog known={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}

export default PlantationsScreen
