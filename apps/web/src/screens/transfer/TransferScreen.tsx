import { useSearchParams } from 'react-router-dom'
import { PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { PageSection } from '../../components/page-section/PageSection.tsx'
import { TransactionList } from '../../components/transaction-list/TransactionList.tsx'
import { paths } from '../../paths.ts'
import { OwnRecipients } from './parts/OwnRecipients.tsx'
import { TransferPanel } from './parts/TransferPanel.tsx'
import { TransferRecord } from './parts/TransferRecord.tsx'
import styles from './TransferScreen.module.css'

const recipientsMessages = {
  loading: 'transfers.recipientsLoading',
  failedText: 'transfers.recipientsFailed',
} as const

const skeleton = <Skeleton shape="block" height={420} />

/** The form beside one's recipients, and what was transferred before. */
function NewTransfer() {
  const t = useTranslate()
  return (
    <Stack gap={6}>
      <PageHeader title={t('transfers.title')} description={t('transfers.hint')} />
      <ResourceView
        resource={useResource('plantationAllList', {})}
        headingLevel={2}
        messages={recipientsMessages}
        skeleton={skeleton}
        // Without any recipient there are still one's own accounts.
        isEmpty={() => false}
      >
        {(plantations) => (
          <div className={styles.columns}>
            <TransferPanel plantations={plantations} />
            <OwnRecipients plantations={plantations} />
          </div>
        )}
      </ResourceView>
      <PageSection id="transfers" title={t('transfers.earlier')}>
        <TransactionList label={t('transfers.earlier')} kind="transfer" />
      </PageSection>
    </Stack>
  )
}

/** One transfer, as far as it has come. */
function BegunTransfer({ id }: { id: string }) {
  return (
    <Stack gap={5}>
      <ResourceView
        resource={useResource('transactionGet', { params: { id } })}
        headingLevel={1}
        messages={{
          pageTitle: 'transfers.title',
          loading: 'transfers.recordLoading',
          failedText: 'transfers.recordFailed',
        }}
        skeleton={skeleton}
        notFound={
          <PageMessage
            title="transfers.notFoundTitle"
            text="transfers.notFoundText"
            link={{ to: paths.transfer(), label: 'transfers.title' }}
          />
        }
      >
        {(transaction) => <TransferRecord transaction={transaction} />}
      </ResourceView>
    </Stack>
  )
}

/** Transfers to plantations and between one's own accounts. */
function TransferScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id === null ? <NewTransfer /> : <BegunTransfer key={id} id={id} />
}

export default TransferScreen
