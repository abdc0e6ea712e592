import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { moscowDateOf } from '@flower-market/flower-domain'
import { useRef } from 'react'
import { useTimeLeft } from '../../../components/desk-item/use-time-left.ts'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import type { ItemUrgency } from '../deadline.ts'
import { useItemOwner, useItemText } from '../../../components/desk-item/use-item-text.ts'
import { DeskItemPanel } from './DeskItemPanel.tsx'
import styles from './DeskRow.module.css'
import { Watchers } from './Watchers.tsx'

export interface DeskRowProps {
  item: DeskItem
  urgency: ItemUrgency
  now: Date
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Gives the focus to the next line, or to the one before the last. */
function focusBeside(row: HTMLElement | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-desk-row]')]
  const at = rows.findIndex((one) => one === row)
  const beside = rows[at + 1] ?? rows[at - 1]
  beside?.focus()
}

/** An item in a line; pressed, it opens below. */
export function DeskRow({ item, urgency, now, isOpen, onToggle }: DeskRowProps) {
  const t = useTranslate()
  const format = useFormat()
  const textOf = useItemText()
  const time = useTimeLeft()
  const button = useRef<HTMLButtonElement>(null)
  const { name, company } = useItemOwner()(item)
  const deadline = new Date(item.deadline)
  return (
    <li className={styles.row} data-open={isOpen ? '' : undefined} data-urgency={urgency}>
      <button
        ref={button}
        type="button"
        data-desk-row=""
        aria-expanded={isOpen}
        className={styles.line}
        onClick={() => onToggle(!isOpen)}
      >
        <span className={styles.deadline}>
          {urgency === 'asked' && item.question !== null ? (
            <small>{t('desk.askedAgo', { time: time.since(new Date(item.question.askedAt), now) })}</small>
          ) : urgency === 'later' ? (
            <>
              <small>{format.day(moscowDateOf(deadline), 'weekday')}</small> {format.time(item.deadline)}
            </>
          ) : (
            time.until(deadline, now)
          )}
          <small className={styles.waits}>
            {t('desk.waits', { time: time.since(new Date(item.since), now) })}
          </small>
        </span>
        <span className={styles.kind}>{t(`desk.kind.${item.kind}`)}</span>
        <span className={styles.who}>
          <b>{name}</b> {company}
        </span>
        <span className={styles.text}>{textOf(item)}</span>
        <Watchers watchers={item.watchers} question={item.question} />
        <span className={styles.sum}>
          {item.sum !== null && <ColumnAmount>{format.money(item.sum)}</ColumnAmount>}
        </span>
      </button>
      {isOpen && (
        <DeskItemPanel
          item={item}
          onClose={() => {
            onToggle(false)
            button.current?.focus()
          }}
          onDecided={() => {
            focusBeside(button.current)
            onToggle(false)
          }}
        />
      )}
    </li>
  )
}
