import { cartDayTotals, money, packStep, type SnapChange } from '@flower-market/flower-domain'
import { Button, Price, SumList, SumRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useAtomValue } from 'jotai'
import { useResource } from '@flower-market/app-runtime/server-data'
import { ActionBar } from '../../../components/action-bar/ActionBar.tsx'
import { listMaxLines, openRange, type ListReview } from '../list-review.ts'
import { buyerInputAtom } from '../../../state/client.atoms.ts'
import styles from './ListSummary.module.css'

export interface ListSummaryProps {
  review: ListReview
  /** Null while nothing can be ordered. */
  onPut: (() => void) | null
}

/** What the cart will cost, each line of the list as a square, and the button that fills the cart. */
export function ListSummary({ review, onPut }: ListSummaryProps) {
  const t = useTranslate()
  const format = useFormat()
  const terms = useResource('deliveryTerms', useAtomValue(buyerInputAtom))
  const cityMinor = terms.status === 'ready' ? terms.data.cityCost : null
  const { lines, blankRows, tooMany } = review
  const chosen = lines.flatMap((line) => line.chosen ?? [])
  const items = chosen.map(({ card: { code, price }, quantity }) => ({ code, price, quantity }))
  const cityCost = cityMinor === null ? null : money(cityMinor, 'RUB')
  const { goods, delivery } = cartDayTotals(items, { method: 'delivery', cityCost })
  const stems = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const packs = chosen.reduce((sum, { quantity, card }) => sum + quantity / packStep(card), 0)
  const unknown = lines.filter((line) => line.chosen === null && line.match.candidates.length === 0).length
  const open = lines.length - chosen.length
  const [least, most] = openRange(lines)
  const numbersOf = (isMeant: (change: SnapChange) => boolean): { count: number; numbers: string } => {
    const meant = lines.filter((line) => isMeant(line.chosen?.changed ?? null))
    return { count: meant.length, numbers: meant.map(({ match }) => match.line.number).join(', ') }
  }
  const short = numbersOf((change) => change === 'limited-by-stock')
  const rounded = numbersOf((change) => change === 'rounded-up' || change === 'rounded-down')
  const sum = format.moneyColumn([goods.minor, delivery.minor])
  const facts = `${t('flowers.stems', { count: stems })} · ${t('flowers.bunches', { count: packs })}`
  const toCart = {
    tone: 'primary',
    size: 'l',
    'data-list-to-cart': '',
    disabled: onPut === null || chosen.length === 0,
    onClick: () => onPut?.(),
  } as const
  return (
    <>
      <aside className={styles.summary} aria-label={t('list.summary')}>
        <p className={styles.label}>{t('list.cartOf', { count: chosen.length })}</p>
        <Price parts={format.moneyParts(goods.minor, 'RUB', true)} size="xl" />
        <p>{facts}</p>
        <div aria-hidden="true" className={styles.squares}>
          {lines.map(({ match, chosen: lot }) => (
            <i
              key={match.line.number}
              data-state={lot !== null ? 'found' : match.candidates.length > 0 ? 'asked' : 'unknown'}
            />
          ))}
        </div>
        <dl className={styles.counts}>
          <dt>{t('list.statFound')}</dt>
          <dd>{chosen.length}</dd>
          <dt>{t('list.statAsked')}</dt>
          <dd data-warn={open - unknown > 0 || undefined}>{open - unknown}</dd>
          <dt>{t('list.statUnknown')}</dt>
          <dd>{unknown}</dd>
        </dl>
        <SumList>
          {most > 0 && (
            <SumRow term={t('list.openAdds')}>
              {least === most ? sum(most) : format.moneyRange(least, most)}
            </SumRow>
          )}
          <SumRow term={t('cart.delivery')}>
            {delivery.minor === 0 ? t('cart.free') : sum(delivery.minor)}
          </SumRow>
        </SumList>
        <Button {...toCart} className={styles.toCart}>
          {t('list.toCart', { count: chosen.length })}
        </Button>
        <div className={styles.notes}>
          {open > 0 && <p>{t('list.staysHere', { count: open })}</p>}
          {rounded.count > 0 && <p>{t('list.roundedLines', rounded)}</p>}
          {short.count > 0 && <p>{t('list.shortLines', short)}</p>}
          {blankRows > 0 && <p>{t('list.blankRows', { count: blankRows })}</p>}
          {tooMany > 0 && <p>{t('list.tooMany', { limit: listMaxLines, count: tooMany })}</p>}
          <p>{t('list.keepsLarger')}</p>
        </div>
      </aside>
      <ActionBar totalMinor={goods.minor} note={facts}>
        <Button {...toCart}>{t('lists.toCart')}</Button>
      </ActionBar>
    </>
  )
}
