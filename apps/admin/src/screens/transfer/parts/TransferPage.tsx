import { transferTimeline } from '@flower-market/flower-domain'
import { Banner, Button, PageHeader, Stack, TextLink, Timeline, TimelineStep } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import { useState } from 'react'
import { BankAccount } from '../../../components/bank-account/BankAccount.tsx'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { RecordColumns } from '../../../components/record-columns/RecordColumns.tsx'
import { TransferStatusBadge } from '../../../components/transfer-status/TransferStatusBadge.tsx'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { actionsOf, callOf, isGivenBack, type Transfer, type TransferAction } from '../transfer-action.ts'
import { TransferDialog } from './TransferDialog.tsx'
import { TransferFacts } from './TransferFacts.tsx'

/** A transfer as staff see it. */
export function TransferPage({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const format = useFormat()
  const may = useMay()
  // How far the transfer had come when the decision was begun: what comes later was not looked at.
  const [opened, setOpened] = useState<{ readonly action: TransferAction; readonly seen: number } | null>(
    null,
  )
  // The same of a decision that was too late; null where none was.
  const [missedAt, setMissedAt] = useState<number | null>(null)
  const { status, events, reason } = transfer
  const number = String(transfer.number)
  usePageTitle('payouts.transfer', { number })
  const last = events.at(-1)
  const actions = actionsOf(status).filter((action) => may(callOf[action]))
  const noteOf = (step: Transfer['status'], at: string | null): string | null => {
    if (at === null) return null
    const by = events.find((event) => event.status === step)?.by ?? null
    return [format.moment(at), by].filter(Boolean).join(', ')
  }
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('payouts.transfer', { number })}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.transfers()}>{t('payouts.title')}</LocalizedLink>
          </TextLink>
        }
        status={<TransferStatusBadge transfer={transfer} />}
        actions={
          <Stack direction="row" gap={2} wrap>
            {actions.map((action) => (
              <Button
                key={action}
                tone={isGivenBack(action) ? 'secondary' : 'primary'}
                onClick={() => {
                  setMissedAt(null)
                  setOpened({ action, seen: events.length })
                }}
              >
                {t(`payouts.action.${action}.open`)}
              </Button>
            ))}
          </Stack>
        }
      />
      {missedAt !== null && (
        <Banner role="alert" tone="warn" title={t('payouts.decidedMeanwhile')}>
          {/* The page is read anew meanwhile: before that nobody knows who was first. */}
          {last !== undefined &&
            events.length > missedAt &&
            [t(`payouts.step.${last.status}`), last.by, format.moment(last.at)].filter(Boolean).join(', ')}
        </Banner>
      )}
      {transfer.isUnanswered && (
        <Banner tone="warn" title={t('payouts.unanswered')}>
          {t('payouts.unansweredText')}
        </Banner>
      )}
      {reason !== '' && (
        <Banner tone="danger" title={t(transfer.isReturned ? 'payouts.returned' : 'payouts.rejected')}>
          {reason}
        </Banner>
      )}
      <Timeline aria-label={t('payouts.timeline')}>
        {transferTimeline(events).map((step) => (
          <TimelineStep
            key={step.status}
            state={step.state}
            title={t(`payouts.step.${step.status}`)}
            note={noteOf(step.status, step.at)}
          />
        ))}
      </Timeline>
      <RecordColumns side={<TransferFacts transfer={transfer} />}>
        <PageSection title={t('payouts.requisites')}>
          <BankAccount requisites={transfer.recipient} purpose={transfer.purpose} />
        </PageSection>
      </RecordColumns>
      {opened && (
        <TransferDialog
          transfer={transfer}
          action={opened.action}
          onMissed={() => setMissedAt(opened.seen)}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  )
}
