import { Button, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ConfirmDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { PageSection } from '../page-section/PageSection.tsx'

/** A change of a record that does not hold yet, as it is shown. */
export interface PlannedRow {
  readonly _id: string
  readonly record: { readonly _id: string; readonly name: string }
  /** ISO 8601. */
  readonly holdsFrom: string
  /** What it changes, a text for each thing. */
  readonly texts: readonly string[]
  readonly reason: string
  readonly setBy: { readonly name: string }
}

/** Withdraws a planned change of a record. */
export type Withdraw = (change: { id: string; changeId: string }) => Promise<void>

function WithdrawChange({ row, onWithdraw }: { row: PlannedRow; onWithdraw: Withdraw }) {
  const t = useTranslate()
  const { moment } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const notify = useSetAtom(notifyAtom)
  const { isSaving, problem, run } = useSaving(async () => {
    await onWithdraw({ id: row.record._id, changeId: row._id })
    notify({ tone: 'success', message: 'places.withdrawn' })
  })
  const { name } = row.record
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
        {t('places.withdrawText', { name, when: moment(row.holdsFrom) })}
      </ConfirmDialog>
    </>
  )
}

export interface PlannedChangesProps {
  rows: readonly PlannedRow[]
  /** What a record is, as the head of its column. */
  recordLabel: string
  /** Null for whoever may not withdraw them. */
  onWithdraw: Withdraw | null
}

/** What is to change in records on a later day, the next first; nothing where nothing is planned. */
export function PlannedChanges({ rows, recordLabel, onWithdraw }: PlannedChangesProps) {
  const t = useTranslate()
  const { moment } = useFormat()
  if (rows.length === 0) return null
  return (
    <PageSection title={t('places.planned')}>
      <Table aria-label={t('places.planned')}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('places.plannedFrom')}</TableHeaderCell>
            <TableHeaderCell>{recordLabel}</TableHeaderCell>
            <TableHeaderCell>{t('places.plannedWhat')}</TableHeaderCell>
            <TableHeaderCell>{t('places.plannedWhy')}</TableHeaderCell>
            {onWithdraw && <TableHeaderCell align="end">{t('places.actions')}</TableHeaderCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows
            .toSorted((left, right) => left.holdsFrom.localeCompare(right.holdsFrom))
            .map((row) => (
              <TableRow key={row._id}>
                <TableCell>
                  <strong>{moment(row.holdsFrom)}</strong>
                </TableCell>
                <TableCell label={recordLabel}>{row.record.name}</TableCell>
                <TableCell label={t('places.plannedWhat')}>{row.texts.join('; ')}</TableCell>
                <TableCell label={t('places.plannedWhy')}>
                  {row.reason} · {row.setBy.name}
                </TableCell>
                {onWithdraw && (
                  <TableCell align="end" label={t('places.actions')}>
                    <WithdrawChange row={row} onWithdraw={onWithdraw} />
                  </TableCell>
                )}
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </PageSection>
  )
}
