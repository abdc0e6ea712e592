import { Button, CloseIcon, IconButton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { SnapNote } from './cell-editor.ts'
import { cardAt, type GridCell, type GridView } from './grid-view.ts'
import styles from './LotLine.module.css'
import { LotPrices } from './LotPrices.tsx'
import { useAbsentText, useSnapText } from './use-live-announcements.ts'

export interface LotLineProps {
  view: GridView
  /** The cell that was hovered or focused last. */
  looked: GridCell | null
  /** What has to be said about an entry; stands above. */
  note: SnapNote | null
  onTakeAll: (place: GridCell) => void
  /** The note was read. */
  onDismiss: (place: GridCell) => void
}

/** Below the grid, always visible: the lot that is hovered or edited, by stem, bunch and box. */
export function LotLine({ view, looked, note, onTakeAll, onDismiss }: LotLineProps) {
  const t = useTranslate()
  const absentText = useAbsentText()
  const card = looked && cardAt(view, looked)
  return (
    <div className={styles.foot}>
      {note !== null && <EntryNote {...{ view, note, onTakeAll, onDismiss }} />}
      <p className={styles.line} data-empty={looked === null || undefined}>
        {card !== null && (
          <>
            <b className={styles.name}>
              {t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })}
            </b>
            <LotPrices card={card} />
            {card.soldBy === 'box' && <span className={styles.boxOnly}>{t('catalog.onlyBoxes')}</span>}
          </>
        )}
        {looked !== null && card === null && absentText(view, looked)}
      </p>
    </div>
  )
}

/** Why the number in the cart is not the one that was typed, and all that there is where too much was. */
function EntryNote({
  view,
  note,
  onTakeAll,
  onDismiss,
}: Pick<LotLineProps, 'view' | 'onTakeAll' | 'onDismiss'> & { note: SnapNote }) {
  const t = useTranslate()
  const snapText = useSnapText()
  const card = cardAt(view, note.place)
  if (card === null) return null
  const name = t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })
  return (
    <p className={styles.note}>
      <span>
        {name}: {snapText(card, note)}
      </span>
      {note.change === 'limited-by-stock' && note.quantity > 0 && (
        <Button size="s" onClick={() => onTakeAll(note.place)}>
          {t('catalog.takeAll', { quantity: note.quantity })}
        </Button>
      )}
      <IconButton size="s" label={t('catalog.noteDismiss')} onClick={() => onDismiss(note.place)}>
        <CloseIcon />
      </IconButton>
    </p>
  )
}
