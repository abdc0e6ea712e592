import { useAtomValue } from 'jotai'
import { FlowerPicture } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { useFarm } from '../../../components/flower-name/use-farm.ts'
import { ownPressesAtom } from '../auction-screen.atoms.ts'
import type { AuctionClock } from '../shown-clock.ts'
import { useShownClock } from '../use-shown-clock.ts'
import { ClockAction, type ClockBuyer } from './ClockAction.tsx'
import { ClockDial } from './ClockDial.tsx'
import { ClockNews } from './ClockNews.tsx'
import { ClockSentence } from './ClockSentence.tsx'
import styles from './ClockPanel.module.css'

export interface ClockPanelProps {
  clock: AuctionClock
  /** The key that selects it; from 1. */
  place: number
  isSelected: boolean
  onSelect: () => void
  /** How far the server's clock is ahead, ms. */
  offsetMs: number
  buyer: ClockBuyer
}

/** An amount with its fraction set smaller. */
function BigPrice({ minor }: { minor: number }) {
  const parts = useFormat().moneyParts(minor)
  const textOf = (types: readonly string[]): string =>
    parts.flatMap(({ type, value }) => (types.includes(type) ? [value] : [])).join('')
  const whole = textOf(['integer', 'group'])
  return (
    <span className={styles.price} data-long={whole.length > 4 || undefined}>
      {whole}
      <small>{textOf(['decimal', 'fraction'])}</small>
    </span>
  )
}

/** One lot on its clock: what it is, where the clock stands, and the one thing to do about it. */
export function ClockPanel({ clock, place, isSelected, onSelect, offsetMs, buyer }: ClockPanelProps) {
  const t = useTranslate()
  const format = useFormat()
  const farmOf = useFarm()
  const shown = useShownClock(clock, offsetMs)
  const press = useAtomValue(ownPressesAtom).get(clock._id)
  const own = press !== undefined && press._id === clock.hold?.pressId ? press : null
  const { variety, lengthCm: length, plantation, country, stemsPerBunch, minimumStems, average } = clock
  const sales = clock.sales.slice(0, 3).flatMap(({ at, step }) => {
    const price = clock.prices[step]
    return price === undefined ? [] : [{ at, price }]
  })
  // Beside each other they have kopecks together or not at all.
  const isWhole = [...sales, ...(average === null ? [] : [average])].every(({ price }) => price % 100 === 0)
  const picture = { kind: pictureKind(clock), tint: clock.tint, 'aria-hidden': true } as const
  return (
    <section
      className={styles.panel}
      data-selected={isSelected || undefined}
      aria-label={`${place}. ${t('flowers.nameWithLength', { variety, length })}`}
      onPointerDown={onSelect}
    >
      <header className={styles.lot}>
        <FlowerPicture {...picture} className={styles.flower} />
        <div>
          <h2 className={styles.variety}>{t('flowers.nameWithLength', { variety, length })}</h2>
          <p className={styles.plantation}>{farmOf({ country, plantation })}</p>
        </div>
        <kbd className={styles.key}>{place}</kbd>
      </header>
      <div className={styles.face}>
        <ClockDial clock={clock} shown={shown} price={format.price} />
        <div className={styles.middle}>
          <FlowerPicture {...picture} className={styles.flowerInside} />
          {shown.price !== null && (
            <>
              <span className={styles.muted}>{t('auction.perStem')}</span>
              <BigPrice minor={shown.price} />
            </>
          )}
          <ClockSentence clock={clock} shown={shown} isOwn={own !== null} />
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dd>{format.number(clock.stemsLeft)}</dd>
          <dt>{t('auction.left', { left: clock.stemsLeft, stems: format.number(clock.stems) })}</dt>
        </div>
        <div>
          <dd>{t('auction.fromBunches', { count: minimumStems / stemsPerBunch })}</dd>
          <dt>{t('auction.perBunch', { count: stemsPerBunch })}</dt>
        </div>
      </dl>
      <p className={styles.sales}>
        {clock.sales.length === 0 && <span>{t('auction.noSales')}</span>}
        {sales.length > 0 && <span>{t('auction.soldAt')}</span>}
        {sales.map(({ at, price }) => (
          <b key={at}>{format.price(price, isWhole)}</b>
        ))}
        {average !== null && (
          <span className={styles.average}>
            {t('auction.averageOf', {
              day: format.day(average.date, 'day'),
              price: format.price(average.price, isWhole),
            })}
          </span>
        )}
      </p>
      <ClockAction
        clock={clock}
        shown={shown}
        own={own}
        buyer={buyer}
        isSelected={isSelected}
        onSelect={onSelect}
      />
      {isSelected && <ClockNews clock={clock} shown={shown} isOwn={own !== null} />}
    </section>
  )
}
