import { FlowerPicture } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import type { AuctionClock } from '../shown-clock.ts'
import { useShownClock } from '../use-shown-clock.ts'
import styles from './ClockTabs.module.css'

export interface ClockTabsProps {
  clocks: readonly AuctionClock[]
  selected: AuctionClock | undefined
  onSelect: (id: string) => void
  offsetMs: number
}

interface ClockTabProps {
  clock: AuctionClock
  isSelected: boolean
  onSelect: () => void
  offsetMs: number
}

function ClockTab({ clock, isSelected, onSelect, offsetMs }: ClockTabProps) {
  const format = useFormat()
  const { price } = useShownClock(clock, offsetMs)
  return (
    <button type="button" className={styles.tab} aria-pressed={isSelected} onClick={onSelect}>
      <FlowerPicture kind={pictureKind(clock)} tint={clock.tint} className={styles.flower} aria-hidden />
      <span>
        <small>{clock.variety}</small>
        <b>{price === null ? '—' : format.price(price)}</b>
      </span>
    </button>
  )
}

/** On a phone: all clocks with their prices, of which one is shown whole. */
export function ClockTabs({ clocks, selected, onSelect, offsetMs }: ClockTabsProps) {
  const t = useTranslate()
  return (
    <nav className={styles.tabs} aria-label={t('auction.chooseClock')}>
      {clocks.map((clock) => (
        <ClockTab
          key={clock._id}
          clock={clock}
          isSelected={clock === selected}
          onSelect={() => onSelect(clock._id)}
          offsetMs={offsetMs}
        />
      ))}
    </nav>
  )
}
