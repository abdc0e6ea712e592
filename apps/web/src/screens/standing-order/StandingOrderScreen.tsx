import { useRouteParams } from '@flower-market/app-runtime/routes'
import { Skeleton } from '@flower-market/ui'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { StandingRecord } from './parts/StandingRecord.tsx'

/** One standing order: its state, its next days at the prices of now, its terms and its history. */
function StandingOrderScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('standingOrderGet', { params: { id } })}
      headingLevel={1}
      messages={{
        pageTitle: 'standing.title',
        loading: 'standing.loading',
        failedText: 'standing.loadFailedText',
      }}
      skeleton={<Skeleton shape="block" height={360} />}
      notFound={
        <PageMessage
          title="standing.notFoundTitle"
          text="standing.notFoundText"
          link={{ to: paths.standingOrders(), label: 'standing.toAll' }}
        />
      }
    >
      {(order) => <StandingRecord order={order} />}
    </ResourceView>
  )
}

export default StandingOrderScreen
