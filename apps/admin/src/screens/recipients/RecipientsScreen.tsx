import { recipientStatuses } from '@flower-market/flower-domain'
import { EmptyState, PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { MoreRows, ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { MoneyTabs } from '../../components/money-tabs/MoneyTabs.tsx'
import { useAddressFilter } from '../../state/use-address-filter.ts'
import { RecipientRecord } from './parts/RecipientRecord.tsx'
import styles from './RecipientsScreen.module.css'

const recipientsPerPage = 20
const messages = {
  loading: 'payouts.recipients.loading',
  failedText: 'payouts.recipients.failedText',
} as const
const moreMessages = {
  more: 'payouts.more',
  failed: 'payouts.recipients.moreFailed',
  shown: 'payouts.shown',
} as const

/** Recipients of transfers that wait for approval, with what has changed in them, and those that were decided. */
function RecipientsScreen() {
  const t = useTranslate()
  const { filter, change } = useAddressFilter(['status'] as const)
  const status = recipientStatuses.find((one) => one === filter.status) ?? 'WAITING'
  const recipients = usePagedList('recipientReviewList', (page) => ({
    query: { page, limit: recipientsPerPage, status },
  }))
  return (
    <Stack gap={5}>
      <PageHeader title={t('payouts.recipients.title')} description={t('payouts.recipients.lead')} />
      <MoneyTabs current="recipients" />
      <ChoiceField
        className={styles.status}
        label={t('payouts.statusFilter')}
        value={status}
        onValueChange={(chosen) => change({ status: chosen === 'WAITING' ? '' : chosen })}
        choices={recipientStatuses.map((value) => ({ value, label: t(`payouts.recipients.view.${value}`) }))}
      />
      <ResourceView
        resource={recipients.list}
        messages={messages}
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('payouts.recipients.none')}>
              {t(status === 'WAITING' ? 'payouts.recipients.noneWaiting' : 'payouts.recipients.noneDecided')}
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {rows.map((recipient) => (
                  <li key={recipient._id}>
                    <RecipientRecord recipient={recipient} />
                  </li>
                ))}
              </ul>
              <MoreRows paged={recipients} messages={moreMessages} />
            </>
          )
        }
      </ResourceView>
    </Stack>
  )
}

export default RecipientsScreen
