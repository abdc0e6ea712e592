import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import type { FlowerCard } from '@flower-market/flower-domain'
import { MinusIcon, PlusIcon } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { settleEntry } from './cell-entry.ts'
import styles from './CellEditorPopup.module.css'
import { isCoarsePointer } from './is-coarse-pointer.ts'
import type { CellEditor } from './cell-editor.ts'
import { LotPrices } from './LotPrices.tsx'

export interface CellEditorPopupProps {
  card: FlowerCard
  editor: CellEditor
  /** Stems in the cart. */
  quantity: number
  /** At the sheet's edge the ticket grows inwards. */
  isLast: boolean
}

/** The sheet hears every field by one listener of its own; React wants to see one on the field, too. */
function heardBySheet(): null {
  return null
}

function keepFocus(event: { preventDefault: () => void }): void {
  return event.preventDefault()
}

/** The editor of a cell: − quantity +, and its packs and sum. */
export function CellEditorPopup({ card, editor, quantity, isLast }: CellEditorPopupProps) {
  const t = useTranslate()
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const sumId = useId()
  const { typed, isTyping } = editor
  useLayoutEffect(() => {
    const input = field.current
    if (input === null) return
    if (isCoarsePointer()) input.closest('td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    else if (isTyping) input.focus({ preventScroll: true })
    else input.select()
  }, [isTyping])

  const selectAll = (): void => {
    if (typed === null) field.current?.setSelectionRange(0, field.current.value.length)
  }
  // A mouse on selected text would leave the caret there, after every event of the press.
  const keepSelection = (event: MouseEvent): void => {
    if (typed === null && !isCoarsePointer() && document.activeElement === event.currentTarget) {
      event.preventDefault()
    }
  }
  const shown = typed ?? (quantity === 0 ? '' : String(quantity))
  // A step has put another number into the field.
  useLayoutEffect(() => {
    const input = field.current
    if (typed === null && document.activeElement === input) input?.setSelectionRange(0, shown.length)
  }, [typed, shown])

  const settled = settleEntry(typed ?? String(quantity), card)
  const isOver = settled.changed === 'limited-by-stock'
  const name = t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })
  const sum = format.money(card.price * settled.quantity, 'RUB', true)
  return (
    <span className={styles.ticket} data-last={isLast || undefined}>
      <span className={styles.stepper}>
        <button
          type="button"
          tabIndex={-1}
          data-action="down"
          aria-label={t('catalog.less', { name })}
          onMouseDown={keepFocus}
        >
          <MinusIcon />
        </button>
        <input
          ref={field}
          inputMode="numeric"
          enterKeyHint={isCoarsePointer() ? 'done' : 'next'}
          autoComplete="off"
          aria-label={t('catalog.stemsOf', { name })}
          aria-describedby={sumId}
          value={shown}
          placeholder="0"
          onChange={heardBySheet}
          // A touch puts the caret after the focus came: until something is typed, the number stays selected as a whole.
          onFocus={selectAll}
          onMouseDown={keepSelection}
          onClick={selectAll}
        />
        <button
          type="button"
          tabIndex={-1}
          data-action="up"
          aria-label={t('catalog.more', { name })}
          onMouseDown={keepFocus}
        >
          <PlusIcon />
        </button>
      </span>
      {isOver ? (
        <span id={sumId} className={styles.over}>
          <b>{t('catalog.overStockShort')}</b>
          {settled.quantity > 0 && (
            <button type="button" data-action="take-all" onMouseDown={keepFocus}>
              {t('catalog.takeAll', { quantity: settled.quantity })}
            </button>
          )}
        </span>
      ) : (
        <>
          <span id={sumId} className={styles.sum} data-change={settled.changed ?? undefined}>
            {settled.changed === null
              ? t('catalog.packs', { packs: settled.packs, step: settled.step, sum })
              : t('catalog.willBe', { quantity: settled.quantity, sum })}
          </span>
          <span className={styles.prices}>
            <span className={styles.facts}>
              {t('catalog.ticket', {
                length: card.lengthCm,
                price: format.money(card.price, 'RUB', true),
                stems: card.stemsAvailable,
              })}
            </span>
            <LotPrices card={card} />
          </span>
        </>
      )}
    </span>
  )
}
