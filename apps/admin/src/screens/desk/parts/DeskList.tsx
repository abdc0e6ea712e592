import { useTranslate } from '@flower-market/app-runtime/i18n'
import { soonUntil } from '@flower-market/flower-domain'
import { useFormat } from '@flower-market/app-runtime/i18n'
import { useAtomValue } from 'jotai'
import { useRef, type KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { groupByUrgency } from '../deadline.ts'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import { isSameItem, pendingDecisionsAtom } from '../pending-decisions.atoms.ts'
import { useMinute } from '../../../components/time/use-minute.ts'
import styles from './DeskList.module.css'
import { DeskRow } from './DeskRow.tsx'
import { PendingRow } from './PendingRow.tsx'

/** Names an item among those of all kinds. */
function keyOf({ kind, _id }: DeskItem): string {
  return `${kind}:${_id}`
}

/** The items in groups by deadline; the arrows go from one to the next, and the address knows which one is open. */
export function DeskList({ items }: { items: readonly DeskItem[] }) {
  const t = useTranslate()
  const format = useFormat()
  const now = useMinute()
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useSearchParams()
  const open = search.get('item')
  const pending = useAtomValue(pendingDecisionsAtom)

  const show = (key: string | null): void => {
    const next = new URLSearchParams(search)
    if (key === null) next.delete('item')
    else next.set('item', key)
    setSearch(next, { replace: true })
  }
  const move = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    // The arrows belong to a field that is written in or chosen from.
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-desk-row]') ?? [])]
    const at = rows.findIndex((row) => row.parentElement?.contains(event.target as Node) === true)
    const next = rows[at === -1 ? 0 : at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    // The rows are buttons: the keys only carry the focus between them.
    <div ref={list} role="presentation" className={styles.list} onKeyDown={move}>
      {groupByUrgency(items, now).map(({ urgency, items: found }) => (
        <section key={urgency} aria-labelledby={`desk-${urgency}`}>
          <h2 id={`desk-${urgency}`} className={styles.group}>
            {t(`desk.urgency.${urgency}`, { time: format.time(soonUntil(now).toISOString()) })}{' '}
            <span className={styles.count}>{found.length}</span>
          </h2>
          <ul>
            {found.map((item) => {
              const decided = pending.find((one) => isSameItem(one.item, item))
              return decided === undefined ? (
                <DeskRow
                  key={keyOf(item)}
                  item={item}
                  urgency={urgency}
                  now={now}
                  isOpen={open === keyOf(item)}
                  onToggle={(isOpen) => show(isOpen ? keyOf(item) : null)}
                />
              ) : (
                <PendingRow key={`${keyOf(item)} decided`} pending={decided} />
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
