import { Banner, Button, PageHeader, Stack, StatusBadge, TextLink } from '@flower-market/ui'
import { ConfirmDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useState } from 'react'
import { WatchedBy } from '../../../components/watching/WatchedBy.tsx'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { importTones } from '../../../components/price-list/import-tones.ts'
import { gridStatuses, type GridStatus } from '../review-grid.ts'
import { useReview, type Review } from '../use-review.ts'
import { EffectOnBuyers } from './EffectOnBuyers.tsx'
import { Columns } from './Columns.tsx'
import { LinesOutsideGrid } from './LinesOutsideGrid.tsx'
import { Questions } from './Questions.tsx'
import { ReviewFigures } from './ReviewFigures.tsx'
import { ReviewGrid } from './ReviewGrid.tsx'
import { Settled } from './Settled.tsx'
import styles from './ReviewPage.module.css'

/** A price list: its lots by length as they are and will be, and beside them what asks for a decision. */
export function ReviewPage({ review }: { review: Review }) {
  const t = useTranslate()
  const format = useFormat()
  const may = useMay()
  const actions = useReview(review)
  const { counts, status, lines, currency, rate } = review
  const [shown, setShown] = useState<ReadonlySet<GridStatus>>(new Set(gridStatuses))
  const [isApplying, setApplying] = useState(false)
  const isOpen = status === 'open' && may('stockImportChange')
  const effect = { added: counts.added, changed: counts.changed, withdrawn: counts.withdrawn }
  const changes = counts.added + counts.changed + counts.withdrawn
  const name = review.fileName === '' ? t('imports.pasted') : review.fileName
  const skippedOutsideGrid = lines.filter((line) => line.status === 'skipped' && line.after === null)
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('imports.reviewTitle', { plantation: review.plantation })}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.priceLists()}>{t('staff.priceLists')}</LocalizedLink>
          </TextLink>
        }
        status={
          <Stack direction="row" gap={2} wrap>
            <StatusBadge tone={importTones[status]}>{t(`imports.status.${status}`)}</StatusBadge>
            {isOpen && <WatchedBy kind="import" _id={review._id} />}
          </Stack>
        }
        description={[
          t('imports.reviewOf', {
            name,
            day: format.day(review.date, 'day'),
            kind: t(`imports.kind.${review.availability}`),
            currency,
          }),
          ...(rate
            ? [
                t('imports.atRate', {
                  rate: format.rate(Number(rate.value)),
                  day: format.day(rate.date, 'day'),
                }),
              ]
            : []),
        ].join(' · ')}
        actions={
          isOpen && (
            <Button disabled={actions.isBusy} onClick={actions.discard}>
              {t('imports.discard')}
            </Button>
          )
        }
      />
      {actions.problem !== null && (
        <Banner role="alert" tone="danger">
          {t(actions.problem)}
        </Banner>
      )}
      <div className={styles.columnsOfPage}>
        <div className={styles.main}>
          <ReviewFigures review={review} shown={shown} onShownChange={setShown} />
          <ReviewGrid lines={lines} currency={currency} shown={shown} actions={isOpen ? actions : null} />
        </div>
        <aside className={styles.side} aria-label={t('imports.side')}>
          {isOpen && counts.asked > 0 && <Questions lines={lines} actions={actions} />}
          <div className={styles.rest}>
            {status !== 'open' && <Settled review={review} actions={actions} />}
            <LinesOutsideGrid
              title={t('imports.group.refused', { count: counts.refused })}
              lines={lines.filter((line) => line.status === 'refused')}
              actions={null}
            />
            <LinesOutsideGrid
              title={t('imports.group.skipped', { count: skippedOutsideGrid.length })}
              lines={skippedOutsideGrid}
              actions={isOpen ? actions : null}
            />
            {isOpen && <Columns review={review} actions={actions} />}
            {isOpen && <EffectOnBuyers review={review} />}
            {isOpen && (
              <div className={styles.decision}>
                <Button
                  tone="primary"
                  size="l"
                  loading={actions.isBusy}
                  disabled={counts.asked > 0 || changes === 0}
                  onClick={() => setApplying(true)}
                >
                  {t('imports.apply', { count: changes })}
                </Button>
                {counts.asked > 0 && <p className={styles.more}>{t('imports.hasQuestions')}</p>}
              </div>
            )}
          </div>
        </aside>
      </div>
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
