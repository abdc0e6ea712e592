import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Lot } from '../lot-drafts.ts'
import styles from './PackHint.module.css'

export interface PackHintProps {
  /** Describes the cell by it. */
  id: string
  /** The cell that it stands below, or above where there is no room. */
  cell: RefObject<HTMLElement | null>
  soldBy: Lot['soldBy']
  /** Stems: the whole packs around what was typed, and of how many a pack is. */
  packs: { fewer: number; more: number; step: number }
}

/** Between which whole packs the number of stems lies, and the keys that choose one. The frame of the grid does not cut it off. */
export function PackHint({ id, cell, soldBy, packs }: PackHintProps) {
  const t = useTranslate()
  const format = useFormat()
  const hint = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const source = cell.current
    hint.current?.showPopover(source ? { source } : {})
  }, [cell])
  const [fewer, more] = [format.number(packs.fewer), format.number(packs.more)]
  return (
    <span ref={hint} id={id} popover="manual" className={styles.hint}>
      {t(`lots.packHint.${soldBy}`, { step: format.number(packs.step), fewer, more })}{' '}
      <span className={styles.keys}>
        <kbd>Enter</kbd> {fewer} <kbd>↑</kbd> {more}
      </span>
    </span>
  )
}
