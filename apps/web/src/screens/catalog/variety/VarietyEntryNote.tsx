import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useSnapText } from '../price-grid/use-live-announcements.ts'
import type { VarietyNote } from './use-variety-entry.ts'
import styles from './VarietyPrices.module.css'

export interface VarietyEntryNoteProps {
  note: VarietyNote | null
  onTakeAll: (note: VarietyNote) => void
}

/** Why the number in the cart is not the one that was entered; the element is always there, so that it is announced. */
export function VarietyEntryNote({ note, onTakeAll }: VarietyEntryNoteProps) {
  const t = useTranslate()
  const snapText = useSnapText()
  return (
    <output className={styles.note}>
      {note !== null && (
        <>
          <span>
            {t('flowers.nameWithLength', { variety: note.card.variety, length: note.card.lengthCm })}:{' '}
            {snapText(note.card, note)}
          </span>
          {note.change === 'limited-by-stock' && note.quantity > 0 && (
            <Button size="s" onClick={() => onTakeAll(note)}>
              {t('catalog.takeAll', { quantity: note.quantity })}
            </Button>
          )}
        </>
      )}
    </output>
  )
}
