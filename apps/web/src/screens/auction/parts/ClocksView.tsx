import { useEffect, useState } from 'react'
import type { CallOutput } from '@flower-market/api-client'
import { choiceMs } from '@flower-market/flower-domain'
import { EmptyState } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { isForPage } from '../page-keys.ts'
import type { AuctionClock } from '../shown-clock.ts'
import { useBuyer } from '../use-buyer.ts'
import { useRecalledPresses } from '../use-recalled-presses.ts'
import { AuctionRail } from './AuctionRail.tsx'
import { ClockPanel } from './ClockPanel.tsx'
import { ClockTabs } from './ClockTabs.tsx'
import styles from './ClocksView.module.css'

export interface ClocksViewProps {
  auction: CallOutput<'auctionGet'>
  parts: { readonly running: readonly AuctionClock[]; readonly next: readonly AuctionClock[] }
  offsetMs: number
}

/** The clocks side by side; on a phone one at a time. Digits select, the space bar takes. */
export function ClocksView({ auction, parts: { running, next }, offsetMs }: ClocksViewProps) {
  const t = useTranslate()
  const format = useFormat()
  const buying = useBuyer()
  const [chosenId, setChosenId] = useState<string | null>(null)
  useRecalledPresses(running)
  const selected = running.find(({ _id }) => _id === chosenId) ?? running[0]

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const clock = isForPage(event) ? running[Number(event.key) - 1] : undefined
      if (clock !== undefined) setChosenId(clock._id)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [running])

  const moment = format.moment(auction.startsAt)
  return (
    <>
      {running.length > 1 && (
        <ClockTabs clocks={running} selected={selected} onSelect={setChosenId} offsetMs={offsetMs} />
      )}
      <div className={styles.clocks}>
        {running.length === 0 && (
          <EmptyState className={styles.none} title={t('auction.noneRunning')}>
            {auction.state === 'canceled'
              ? t('auction.canceledText', { moment })
              : next.length > 0
                ? t('auction.startsAt', { moment: format.moment(next[0]?.opensAt ?? auction.startsAt) })
                : t('auction.ended', { moment })}
          </EmptyState>
        )}
        {running.length > 0 && (
          <div className={styles.running}>
            {running.map((clock, place) => (
              <ClockPanel
                key={clock._id}
                clock={clock}
                place={place + 1}
                isSelected={clock === selected}
                onSelect={() => setChosenId(clock._id)}
                offsetMs={offsetMs}
                buyer={buying.buyer}
              />
            ))}
          </div>
        )}
        <AuctionRail next={next} buying={buying} />
      </div>
      <footer className={styles.rules}>
        <b>{t('auction.rule', { seconds: choiceMs / 1_000 })}</b>
        <span>{t('auction.ruleReserve')}</span>
        <span>{t('auction.ruleDelivery')}</span>
      </footer>
    </>
  )
}
