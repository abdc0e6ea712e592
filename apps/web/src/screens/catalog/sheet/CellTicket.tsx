import { useId, useLayoutEffect, useRef } from 'react'
import { lineTotal, packStep, type FlowerCard } from '@flower-market/flower-domain'
import { MinusIcon, PlusIcon } from '@flower-market/ui'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { settleEntry } from './cell-entry.ts'
import styles from './CellTicket.module.css'
import type { Hand } from './hand.ts'

export interface CellTicketProps {
  card: FlowerCard
  hand: Hand
  /** Stems in the cart. */
  quantity: number
  /** At the sheet's edge the ticket grows inwards. */
  isLast: boolean
}

/** A finger has its own keys: a field that took the focus would cover half of the screen with letters. */
const hasFinger = (): boolean => matchMedia('(pointer: coarse)').matches

/** The sheet hears every field by one listener of its own; React wants to see one on the field, too. */
const heardBySheet = (): null => null

const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()

/** The cell in hand: − quantity +, what it comes to in packs and money, and the price by stem, bunch and box. */
export const CellTicket = ({ card, hand, quantity, isLast }: CellTicketProps) => {
  const t = useTranslate()
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const sumId = useId()
  const { typed, isTyping } = hand
  useLayoutEffect(() => {
    if (field.current === null || hasFinger()) return
    field.current.focus({ preventScroll: true })
    if (!isTyping) field.current.select()
  }, [isTyping])

  const settled = settleEntry(typed ?? String(quantity), card)
  const isOver = settled.changed === 'limited-by-stock'
  const name = t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })
  const sum = format.money(lineTotal({ ...card, quantity: settled.quantity }).minor, 'RUB', true)
  const packs = t('catalog.packs', { packs: settled.packs, step: packStep(card), sum })
  const pricesOf = (stems: number): string => format.price(card.price * stems)
  return (
    <span className={styles.ticket} data-last={isLast || undefined}>
      <span className={styles.stepper}>
        <button
          type="button"
          tabIndex={-1}
          data-step="down"
          aria-label={t('catalog.less', { name })}
          onMouseDown={keepFocus}
        >
          <MinusIcon />
        </button>
        <input
          ref={field}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          aria-label={t('catalog.stemsOf', { name })}
          aria-describedby={sumId}
          value={typed ?? (quantity === 0 ? '' : String(quantity))}
          placeholder="0"
          onChange={heardBySheet}
        />
        <button
          type="button"
          tabIndex={-1}
          data-step="up"
          aria-label={t('catalog.more', { name })}
          onMouseDown={keepFocus}
        >
          <PlusIcon />
        </button>
      </span>
      <span id={sumId} className={styles.sum} data-change={settled.changed ?? undefined}>
        {isOver && <b>{t('catalog.overStockShort')}</b>}
        {settled.changed === null ? packs : t('catalog.willBe', { quantity: settled.quantity, packs })}
      </span>
      <span className={styles.prices}>
        <span>
          {t('catalog.perStem')} <b>{format.price(card.price)}</b>
        </span>
        <span>
          {t('catalog.perBunch', { stems: card.stemsPerBunch })} <b>{pricesOf(card.stemsPerBunch)}</b>
        </span>
        <span>
          {t('catalog.perBox', { stems: card.stemsPerBox })} <b>{pricesOf(card.stemsPerBox)}</b>
        </span>
      </span>
    </span>
  )
}
