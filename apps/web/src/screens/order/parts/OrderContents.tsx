import { useId, useState } from 'react'
import { packStep } from '@flower-market/flower-domain'
import { Button, FlowerPlate } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { OrderLines } from '../../../flows/checkout/parts/OrderLines.tsx'
import type { OrderState } from '../../../flows/checkout/use-order-state.ts'
import styles from './OrderContents.module.css'
import { OrderSection } from './OrderSection.tsx'

export interface OrderContentsProps {
  state: Pick<OrderState, 'lines' | 'changedLines' | 'fix'>
}

/** As many as fit beside the facts; on a phone one less. */
const mostPlates = 5

/** A lot of each variety, so that the first plates are not five lengths of one variety. */
function platesOf(lines: OrderState['lines']) {
  const cards = lines.flatMap(({ card }) => card ?? [])
  const varieties = new Map(cards.map((card) => [`${card.type} ${card.variety}`, card]))
  return [...varieties.values()].slice(0, mostPlates)
}

/** How many packs there are, and of which unit where all are of the same. */
function packsOf(lines: OrderState['lines']) {
  const known = lines.flatMap(({ item, card }) => (card ? [{ quantity: item.quantity, card }] : []))
  const count = Math.round(known.reduce((sum, { quantity, card }) => sum + quantity / packStep(card), 0))
  const [unit, ...others] = new Set(known.map(({ card }) => card.soldBy))
  return { count, message: unit && others.length === 0 ? packNames[unit] : 'order.packs' } as const
}

const packNames = { bunch: 'flowers.bunches', box: 'flowers.boxes' } as const

/** What is ordered, in short; line by line on demand, and where something has changed. */
export function OrderContents({ state: { lines, changedLines, fix } }: OrderContentsProps) {
  const t = useTranslate()
  const listId = useId()
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || changedLines > 0
  const packs = packsOf(lines)
  const stems = lines.reduce((sum, { item }) => sum + item.quantity, 0)
  return (
    <OrderSection
      title={<h2>{t('order.contents')}</h2>}
      action={
        changedLines === 0 && (
          <Button
            tone="quiet"
            size="s"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpened(!isOpen)}
          >
            {t(isOpen ? 'order.hideLines' : 'order.showLines')}
          </Button>
        )
      }
    >
      <div className={styles.short}>
        <ul aria-hidden="true" className={styles.plates}>
          {platesOf(lines).map((card) => (
            <li key={card.code}>
              <FlowerPlate kind={pictureKind(card)} tint={card.tint} size="s" />
            </li>
          ))}
        </ul>
        <p>
          <b className={styles.positions}>
            {t('flowers.positions', { count: lines.length })}
            <span className={styles.dot}> · </span>
            <span className={styles.packs}>{t(packs.message, { count: packs.count })}</span>
          </b>
          <span className={styles.stems}>{t('flowers.stems', { count: stems })}</span>
        </p>
      </div>
      <div id={listId} hidden={!isOpen} className={styles.lines}>
        {isOpen && <OrderLines lines={lines} onFix={fix} />}
      </div>
    </OrderSection>
  )
}
