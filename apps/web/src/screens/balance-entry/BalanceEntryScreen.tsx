import { Skeleton } from '@flower-market/ui'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { EntryRecord } from './EntryRecord.tsx'

const entryMessages = {
  pageTitle: 'money.balanceHistory',
  loading: 'money.entryLoading',
  failedText: 'money.entryFailedText',
} as const

/** One entry of the history of a balance: what moved, why, and what there was before and after. */
function BalanceEntryScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('balanceEntry', { params: { id } })}
      headingLevel={1}
      messages={entryMessages}
      skeleton={<Skeleton shape="block" height={360} />}
      notFound={
        <PageMessage
          title="money.entryNotFound"
          text="money.entryNotFoundText"
          link={{ to: paths.balanceHistory(), label: 'money.balanceHistory' }}
        />
      }
    >
      {(entry) => <EntryRecord entry={entry} />}
    </ResourceView>
  )
}

export default BalanceEntryScreen
