import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import type { ServerClock } from '../auction-screen.atoms.ts'
import styles from '../AuctionScreen.module.css'
import { viewOf } from '../auction-view.ts'
import type { ListedAuction } from '../chosen-auction.ts'
import { partClocks } from '../shown-clock.ts'
import { useMoment } from '../use-moment.ts'
import { AuctionHead } from './AuctionHead.tsx'
import { ClocksView } from './ClocksView.tsx'
import { LotsView } from './LotsView.tsx'
import { SalesView } from './SalesView.tsx'

const messages = { loading: 'auction.loading', failedText: 'auction.loadFailedText' } as const

export interface AuctionViewsProps {
  auction: ListedAuction
  calendar: readonly ListedAuction[]
  serverClock: ServerClock | null
  skeleton: ReactNode
}

/** One auction: its clocks, its lots, and what was sold. */
export function AuctionViews({ auction, calendar, serverClock, skeleton }: AuctionViewsProps) {
  const [search] = useSearchParams()
  const view = viewOf(search)
  const offsetMs = serverClock?.offsetMs ?? 0
  const atMs = useMoment(offsetMs)
  return (
    <ResourceView
      resource={useResource('auctionGet', { params: { id: auction._id } })}
      headingLevel={1}
      messages={messages}
      skeleton={skeleton}
    >
      {(shown) => {
        const parts = partClocks(shown.items, atMs)
        const counts = { clocks: parts.running.length, lots: shown.clocks }
        return (
          <div className={styles.page}>
            <AuctionHead serverClock={serverClock} counts={counts} />
            {view === 'clocks' && <ClocksView auction={shown} parts={parts} offsetMs={offsetMs} />}
            {view === 'lots' && <LotsView auction={shown} calendar={calendar} atMs={atMs} />}
            {(view === 'history' || view === 'mine') && <SalesView key={view} isOwn={view === 'mine'} />}
          </div>
        )
      }}
    </ResourceView>
  )
}
