import { useSearchParams } from 'react-router-dom'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { Skeleton } from '@flower-market/ui'
import { paths } from '../../paths.ts'
import styles from './AuctionScreen.module.css'
import { AuctionHead } from './parts/AuctionHead.tsx'
import { AuctionViews } from './parts/AuctionViews.tsx'
import { chosenAuction } from './chosen-auction.ts'
import { useServerClock } from './use-server-clock.ts'

const messages = { loading: 'auction.loading', failedText: 'auction.loadFailedText' } as const

function Waiting() {
  return (
    <div className={styles.page}>
      <AuctionHead serverClock={null} counts={null} />
      <div className={styles.waiting}>
        <Skeleton shape="block" height={520} />
        <Skeleton shape="block" height={520} />
        <Skeleton shape="block" height={520} />
      </div>
    </div>
  )
}

/** The auction that runs or is the next, and the calendar of the others. */
function AuctionScreen() {
  const t = useTranslate()
  const serverClock = useServerClock()
  const [search] = useSearchParams()
  return (
    <ResourceView
      resource={useResource('auctionList', {})}
      headingLevel={1}
      messages={messages}
      className={styles.message}
      skeleton={<Waiting />}
      empty={
        <PageMessage
          title="auction.emptyTitle"
          text="auction.emptyText"
          link={{ to: paths.catalog(), label: 'auction.toCatalog' }}
          className={styles.message}
        />
      }
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => {
        const auction = chosenAuction(items, search.get('auction'))
        return auction === null ? (
          <p className={styles.message}>{t('auction.emptyTitle')}</p>
        ) : (
          <AuctionViews
            key={auction._id}
            auction={auction}
            calendar={items}
            serverClock={serverClock}
            skeleton={<Waiting />}
          />
        )
      }}
    </ResourceView>
  )
}

export default AuctionScreen
