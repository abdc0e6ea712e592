import { EmptyState, PageHeader, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { PlantationStatement } from './PlantationStatement.tsx'
import { ReceivedTransfers } from './ReceivedTransfers.tsx'

/** What was sent to the representative's plantation: first what waits for them, then what they have accepted. */
export function Acceptance() {
  const t = useTranslate()
  return (
    <Stack gap={5}>
      <PageHeader title={t('transfers.acceptance')} description={t('transfers.acceptanceHint')} />
      <PageSection id="waiting" title={t('transfers.waitingForYou')}>
        <ReceivedTransfers
          status="SENDED"
          label={t('transfers.waitingForYou')}
          empty={
            <EmptyState title={t('transfers.nothingToAccept')}>
              {t('transfers.nothingToAcceptText')}
            </EmptyState>
          }
        />
      </PageSection>
      <PageSection id="accepted" title={t('transfers.acceptedEarlier')}>
        <ReceivedTransfers
          status="CONFIRMED"
          label={t('transfers.acceptedEarlier')}
          empty={<p>{t('transfers.nothingAccepted')}</p>}
        />
      </PageSection>
      <PageSection id="statement" title={t('transfers.statement')} hint={t('transfers.statementHint')}>
        <PlantationStatement />
      </PageSection>
    </Stack>
  )
}
