import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { Link, useScrollToCurrent } from '@flower-market/app-runtime/navigation'
import { Banner, SegmentedTab, SegmentedTabs, Sparkline } from '@flower-market/ui'
import { useOnline, useTellsConnection } from '@flower-market/app-runtime/frame'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { socketStatusAtom } from '@flower-market/app-runtime/session'
import type { ServerClock } from '../auction-screen.atoms.ts'
import { addressOf, auctionViews, viewOf } from '../auction-view.ts'
import styles from './AuctionHead.module.css'
import { ServerTime } from './ServerTime.tsx'

export interface AuctionHeadProps {
  /** Null before it was asked. */
  serverClock: ServerClock | null
  /** How many clocks run and how many lots there are; null while they are loaded. */
  counts: { readonly clocks: number; readonly lots: number } | null
}

/** Title, views and how far away the server is. */
export function AuctionHead({ serverClock, counts }: AuctionHeadProps) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const isLost = useAtomValue(socketStatusAtom) === 'disconnected'
  const isOnline = useOnline()
  const view = viewOf(search)
  const views = useScrollToCurrent()
  useTellsConnection()
  const latencies = serverClock?.latenciesMs ?? []
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('auction.title')}</h1>
      <SegmentedTabs ref={views} label={t('auction.views')} className={styles.views}>
        {auctionViews.map((one) => (
          <SegmentedTab
            key={one}
            asChild
            aria-current={one === view ? 'page' : undefined}
            {...(counts && one in counts ? { count: counts[one as keyof typeof counts] } : {})}
          >
            <Link to={addressOf(one, search.get('auction'))} replace>
              {t(`auction.view.${one}`)}
            </Link>
          </SegmentedTab>
        ))}
      </SegmentedTabs>
      {serverClock !== null && !isLost && (
        <p className={styles.net}>
          <Sparkline values={[...latencies]} />
          <span>
            {t('auction.latency', { now: Math.round(latencies.at(-1) ?? 0) })}
            <span className={styles.worst}>
              {t('auction.worstLatency', { worst: Math.round(Math.max(...latencies)) })}
            </span>
          </span>
          <ServerTime offsetMs={serverClock.offsetMs} />
        </p>
      )}
      {isLost && isOnline && (
        <Banner tone="warn" className={styles.lost}>
          {t('auction.connectionLost')}
        </Banner>
      )}
    </header>
  )
}
