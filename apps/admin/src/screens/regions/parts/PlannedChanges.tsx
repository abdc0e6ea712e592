import { Button, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ConfirmDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { withdrawRegionChangeAtom } from '../../../state/places.atoms.ts'
import type { Region } from '../region-form.ts'
import { useTermsText } from './use-terms-text.ts'

interface Planned {
  readonly region: Region
  readonly change: Region['planned'][number]
}

function WithdrawChange({ region, change }: Planned) {
  const t = useTranslate()
  const { moment } = useFormat()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useSetAtom(withdrawRegionChangeAtom)
  const notify = useSetAtom(notifyAtom)
  const { isSaving, problem, run } = useSaving(async () => {
    await withdraw({ id: region._id, changeId: change._id })
    notify({ tone: 'success', message: 'places.withdrawn' })
  })
  const name = region.name[locale]
  return (
    <>
      <Button
        size="s"
        tone="quiet"
        aria-label={t('places.withdrawOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('places.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('places.withdrawTitle')}
        confirmLabel={t('places.withdraw')}
        keepLabel={t('places.cancel')}
        isWorking={isSaving}
        problem={problem && t(problem)}
        onConfirm={() => run()}
      >
        {t('places.withdrawText', { name, when: moment(change.holdsFrom) })}
      </ConfirmDialog>
    </>
  )
}

export interface PlannedChangesProps {
  regions: readonly Region[]
  isChangeable: boolean
}

/** What is to change in regions on a later day; nothing where nothing is planned. */
export function PlannedChanges({ regions, isChangeable }: PlannedChangesProps) {
  const t = useTranslate()
  const { moment } = useFormat()
  const locale = useLocale()
  const textsOf = useTermsText()
  const planned: Planned[] = regions
    .flatMap((region) => region.planned.map((change) => ({ region, change })))
    .toSorted((left, right) => left.change.holdsFrom.localeCompare(right.change.holdsFrom))
  if (planned.length === 0) return null
  return (
    <PageSection title={t('places.planned')}>
      <Table aria-label={t('places.planned')}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('places.plannedFrom')}</TableHeaderCell>
            <TableHeaderCell>{t('places.plannedRegion')}</TableHeaderCell>
            <TableHeaderCell>{t('places.plannedWhat')}</TableHeaderCell>
            <TableHeaderCell>{t('places.plannedWhy')}</TableHeaderCell>
            {isChangeable && <TableHeaderCell align="end">{t('places.actions')}</TableHeaderCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {planned.map(({ region, change }) => (
            <TableRow key={change._id}>
              <TableCell>
                <strong>{moment(change.holdsFrom)}</strong>
              </TableCell>
              <TableCell label={t('places.plannedRegion')}>{region.name[locale]}</TableCell>
              <TableCell label={t('places.plannedWhat')}>
                {textsOf(region, change.terms).join('; ')}
              </TableCell>
              <TableCell label={t('places.plannedWhy')}>
                {change.reason} · {change.setBy.name}
              </TableCell>
              {isChangeable && (
                <TableCell align="end" label={t('places.actions')}>
                  <WithdrawChange region={region} change={change} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PageSection>
  )
}
