import { Button, PageHeader, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { StandingItem } from './StandingItem.tsx'
import styles from './StandingOrdersScreen.module.css'

const messages = { loading: 'standing.loading', failedText: 'standing.loadFailedText' } as const

function Head() {
  const t = useTranslate()
  return (
    <PageHeader
      title={t('standing.title')}
      description={t('standing.intro')}
      actions={
        <Button asChild>
          <LocalizedLink to={paths.savedLists()}>{t('standing.fromList')}</LocalizedLink>
        </Button>
      }
    />
  )
}

/** The person's standing orders: those that wait for something first. */
function StandingOrdersScreen() {
  return (
    <ResourceView
      resource={useResource('standingOrders', {})}
      headingLevel={1}
      messages={messages}
      skeleton={
        <div className={styles.page}>
          <Head />
          <Skeleton shape="block" height={84} />
          <Skeleton shape="block" height={84} />
        </div>
      }
      empty={
        <PageMessage
          title="standing.emptyTitle"
          text="standing.emptyText"
          link={{ to: paths.savedLists(), label: 'standing.toLists' }}
        />
      }
      isEmpty={(orders) => orders.length === 0}
    >
      {(orders) => (
        <div className={styles.page}>
          <Head />
          <ul className={styles.orders}>
            {orders.map((order) => (
              <StandingItem key={order._id} order={order} />
            ))}
          </ul>
        </div>
      )}
    </ResourceView>
  )
}

export default StandingOrdersScreen
