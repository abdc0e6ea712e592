import { Banner, Button, PageHeader, Stack, StatusBadge, TextLink, ToggleButton } from '@flower-market/ui'
import { ConfirmDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useState } from 'react'
import { WatchedBy } from '../../../components/watching/WatchedBy.tsx'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { useReview, type Review } from '../use-review.ts'
import { Columns } from './Columns.tsx'
import { Questions } from './Questions.tsx'
import styles from './ReviewPage.module.css'
import { ReviewTable } from './ReviewTable.tsx'

const tones = { open: 'warn', applied: 'success', discarded: 'neutral' } as const
const groups = ['added', 'changed', 'withdrawn', 'refused', 'skipped', 'unchanged'] as const
type Group = (typeof groups)[number]

/** A price list: what it would do, what is asked about it, and the decision. */
export function ReviewPage({ review }: { review: Review }) {
  const t = useTranslate()
  const format = useFormat()
  const may = useMay()
  const actions = useReview(review)
  const { counts, status, lines } = review
  const first = groups.find((group) => counts[group] > 0) ?? 'added'
  const [chosen, setChosen] = useState<Group | null>(null)
  const [isApplying, setApplying] = useState(false)
  const group = chosen ?? first
  const isOpen = status === 'open' && may('stockImportChange')
  const effect = { added: counts.added, changed: counts.changed, withdrawn: counts.withdrawn }
  const changes = counts.added + counts.changed + counts.withdrawn
  const name = review.fileName === '' ? t('imports.pasted') : review.fileName
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('imports.reviewTitle', { plantation: review.plantation })}
        back={
          <TextLink asChild>
            <LocalizedLink to={paths.priceLists()}>{t('staff.priceLists')}</LocalizedLink>
          </TextLink>
        }
        status={
          <Stack direction="row" gap={2} wrap>
            <StatusBadge tone={tones[status]}>{t(`imports.status.${status}`)}</StatusBadge>
            {isOpen && <WatchedBy kind="import" _id={review._id} />}
          </Stack>
        }
        description={t('imports.reviewOf', {
          name,
          day: format.day(review.date, 'day'),
          kind: t(`imports.kind.${review.availability}`),
          currency: review.currency,
        })}
        actions={
          isOpen && (
            <>
              <Button tone="quiet" disabled={actions.isBusy} onClick={actions.discard}>
                {t('imports.discard')}
              </Button>
              <Button
                tone="primary"
                loading={actions.isBusy}
                disabled={counts.asked > 0 || changes === 0}
                onClick={() => setApplying(true)}
              >
                {t('imports.apply', { count: changes })}
              </Button>
            </>
          )
        }
      />
      {actions.problem !== null && (
        <Banner role="alert" tone="danger">
          {t(actions.problem)}
        </Banner>
      )}
      {isOpen && counts.asked > 0 && <Questions lines={lines} actions={actions} />}
      {isOpen && <Columns review={review} actions={actions} />}
      <fieldset aria-label={t('imports.groups')} className={styles.groups}>
        {groups.map((one) => (
          <ToggleButton
            key={one}
            pressed={one === group}
            onPressedChange={() => setChosen(one)}
            data-group={one}
          >
            {t(`imports.group.${one}`, { count: counts[one] })}
          </ToggleButton>
        ))}
      </fieldset>
      <ReviewTable
        key={group}
        label={t(`imports.group.${group}`, { count: counts[group] })}
        lines={lines.filter((line) => line.status === group)}
        actions={isOpen ? actions : null}
      />
      <ConfirmDialog
        open={isApplying && status === 'open'}
        onOpenChange={setApplying}
        title={t('imports.applyTitle')}
        tone="primary"
        confirmLabel={t('imports.apply', { count: changes })}
        keepLabel={t('imports.back')}
        isWorking={actions.isBusy}
        problem={actions.problem && t(actions.problem)}
        onConfirm={actions.apply}
      >
        {t('imports.applyText', { plantation: review.plantation, ...effect })}
      </ConfirmDialog>
    </div>
  )
}
