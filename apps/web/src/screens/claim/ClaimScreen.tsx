import { useSearchParams } from 'react-router-dom'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import { usePageTitle } from '@flower-market/app-runtime/navigation'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import type { CallOutput } from '@flower-market/api-client'
import { paths } from '../../paths.ts'
import { claimableLines } from '../../components/claims/claimable-lines.ts'
import { useNow } from '../../components/now/use-now.ts'
import { ClaimForm } from './parts/ClaimForm.tsx'
import { ClaimHead } from './parts/ClaimHead.tsx'
import { ClaimSkeleton } from './parts/ClaimSkeleton.tsx'
import { LineChoice } from './parts/LineChoice.tsx'
import styles from './ClaimScreen.module.css'

const messages = {
  pageTitle: 'claims.title',
  loading: 'history.orderLoading',
  failedText: 'history.orderFailedText',
} as const

function ClaimPage({ order }: { order: CallOutput<'purchaseGet'> }) {
  const [search] = useSearchParams()
  usePageTitle('claims.titleOf', { number: String(order.number) })
  const lines = claimableLines(order, useNow())
  const chosen =
    lines.find(({ code }) => code === search.get('line')) ?? (lines.length === 1 ? lines[0] : null)
  const isOpen = lines.length > 0
  return (
    <article className={styles.page}>
      {isOpen ? (
        <ClaimHead order={order} until={chosen?.claimUntil ?? lines[0]?.claimUntil ?? null} />
      ) : (
        <PageMessage
          title={order.status === 'delivered' ? 'claims.overTitle' : 'claims.closedTitle'}
          text={order.status === 'delivered' ? 'claims.overText' : 'claims.closedText'}
          link={{ to: paths.historyOrder(order._id, order.kind), label: 'claims.toOrder' }}
        />
      )}
      {isOpen && !chosen && <LineChoice orderId={order._id} lines={lines} />}
      {chosen && <ClaimForm key={chosen.code} order={order} line={chosen} otherLines={lines.length - 1} />}
    </article>
  )
}

/** A claim about a line of a delivered order: photographs, what is wrong, box, bunches; a minute on a phone. */
function ClaimScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('purchaseGet', { params: { id } })}
      headingLevel={1}
      messages={messages}
      skeleton={<ClaimSkeleton />}
      notFound={
        <PageMessage
          title="history.notFoundTitle"
          text="history.notFoundText"
          link={{ to: paths.history(), label: 'history.toHistory' }}
        />
      }
    >
      {(order) => <ClaimPage order={order} />}
    </ResourceView>
  )
}

export default ClaimScreen
