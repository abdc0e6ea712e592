import { Button } from '@flower-market/ui'
import { signed, useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource, useSettled } from '@flower-market/app-runtime/server-data'
import { useState } from 'react'
import { sumDrafts } from '../draft-sums.ts'
import type { LotDraftsState } from '../use-lot-drafts.ts'
import { useSaveKey } from '../use-save-key.ts'
import styles from './SaveBar.module.css'

const pauseMs = 400

/** How many carts have lots that get another price: the last number that is known, nothing before the first. */
function CartsWith({ codes }: { codes: readonly string[] }) {
  const t = useTranslate()
  const settled = useSettled(codes.join(' '), pauseMs)
  const answer = useResource('lotCarts', { body: { codes: settled.split(' ') } })
  const [known, setKnown] = useState<number | null>(null)
  const count = answer.status === 'ready' ? answer.data.carts : known
  if (count !== known) setKnown(count)
  if (count === null) return null
  return (
    <span className={styles.text}>
      <strong>{t('lots.carts', { count })}</strong>
      <span className={styles.note}>{t('lots.cartsNote')}</span>
    </span>
  )
}

/** How much was typed and is not saved and what it changes together, always in reach; Ctrl S leads to the review. */
export function SaveBar({ state }: { state: LotDraftsState }) {
  const t = useTranslate()
  const format = useFormat()
  const { wrongCount, newLots, isReviewing, review } = state
  const ready = state.ready.length + newLots.ready.length
  const count = ready + wrongCount
  const { prices, stems } = sumDrafts(state.ready)
  useSaveKey(ready > 0 && !isReviewing ? () => review(true) : null)
  return (
    <output className={styles.live}>
      {count > 0 && (
        <span className={styles.bar}>
          <span className={styles.texts}>
            <span className={styles.text}>
              <strong>{t('lots.changed', { count })}</strong>
              {wrongCount > 0 && (
                <span className={styles.wrong}>{t('lots.wrong', { count: wrongCount })}</span>
              )}
            </span>
            {prices && (
              <span className={styles.text}>
                <strong>
                  {format.signedMoney(prices.least)}
                  {prices.most !== prices.least && ` … ${format.signedMoney(prices.most)}`}
                </strong>
                <span className={styles.note}>{t('lots.pricesOf', { count: prices.codes.length })}</span>
              </span>
            )}
            {stems && (
              <span className={styles.text}>
                <strong>{t('lots.stemsChange', { change: signed(stems.change, format.number) })}</strong>
                <span className={styles.note}>{t('lots.stemsOf', { count: stems.lots })}</span>
              </span>
            )}
            {prices && <CartsWith codes={prices.codes} />}
          </span>
          <span className={styles.actions}>
            <Button tone="quiet" onClick={state.dropAll}>
              {t('lots.dropAll')}
            </Button>
            <Button
              tone="primary"
              disabled={ready === 0}
              aria-keyshortcuts="Control+S"
              onClick={() => review(true)}
            >
              {t('lots.review', { count: ready })}{' '}
              <kbd className={styles.key} aria-hidden="true">
                Ctrl S
              </kbd>
            </Button>
          </span>
        </span>
      )}
    </output>
  )
}
