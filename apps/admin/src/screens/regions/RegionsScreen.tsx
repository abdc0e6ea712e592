import { Button, PageHeader, Skeleton } from '@flower-market/ui'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { GoodsTabs } from '../../components/goods-tabs/GoodsTabs.tsx'
import { PlannedChanges } from '../../components/planned-changes/PlannedChanges.tsx'
import { withdrawRegionChangeAtom } from '../../state/places.atoms.ts'
import { useMay } from '../../state/use-may.ts'
import { RegionDialog } from './parts/RegionDialog.tsx'
import { RegionTable } from './parts/RegionTable.tsx'
import { useTermsText } from './parts/use-terms-text.ts'
import type { Region } from './region-form.ts'
import styles from './RegionsScreen.module.css'

const listMessages = { loading: 'places.regionsLoading', failedText: 'places.regionsFailed' } as const

/** The regions that buyers choose, with delivery days, cut-offs, costs and pickup. */
function RegionsScreen() {
  const t = useTranslate()
  const locale = useLocale()
  const textsOf = useTermsText()
  const withdraw = useSetAtom(withdrawRegionChangeAtom)
  const may = useMay()
  const isChangeable = may('regionUpdate')
  const list = useResource('regionRecords', {})
  const [edited, setEdited] = useState<Region | 'new' | null>(null)
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('staff.regions')}
        description={t('places.regionsIntro')}
        actions={isChangeable && <Button onClick={() => setEdited('new')}>{t('places.addRegion')}</Button>}
      />
      <GoodsTabs />
      <ResourceView
        resource={list}
        messages={listMessages}
        skeleton={<Skeleton shape="block" height={420} />}
      >
        {(regions) => (
          <>
            <RegionTable regions={regions} onEdit={isChangeable ? setEdited : null} />
            <PlannedChanges
              recordLabel={t('places.plannedRegion')}
              rows={regions.flatMap((region) =>
                region.planned.map(({ terms, ...change }) => ({
                  ...change,
                  record: { _id: region._id, name: region.name[locale] },
                  texts: textsOf(region, terms),
                })),
              )}
              onWithdraw={isChangeable ? withdraw : null}
            />
          </>
        )}
      </ResourceView>
      {edited !== null && (
        <RegionDialog known={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}

export default RegionsScreen
