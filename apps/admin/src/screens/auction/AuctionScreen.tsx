import { Skeleton } from '@flower-market/ui'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import { AuctionPage } from './parts/AuctionPage.tsx'

const auctionMessages = {
  pageTitle: 'clocks.auction',
  loading: 'clocks.auctionLoading',
  failedText: 'clocks.auctionFailedText',
} as const

/** One auction: its lots with their reserve, what was sold, and taking lots off. */
function AuctionScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('auctionGet', { params: { id } })}
      headingLevel={1}
      messages={auctionMessages}
      skeleton={<Skeleton shape="block" height={480} />}
      notFound={<NotFoundPage />}
    >
      {(auction) => <AuctionPage auction={auction} />}
    </ResourceView>
  )
}

export default AuctionScreen
