import { useState } from 'react'
import { Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { SavedList } from '../../../flows/saved-lists/list-to-save.ts'
import styles from './WishLines.module.css'

const shownAtFirst = 6

/** The flowers of a list; a long one shows its beginning until it is opened. */
export function WishLines({ wishes }: Pick<SavedList, 'wishes'>) {
  const t = useTranslate()
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? wishes : wishes.slice(0, shownAtFirst)
  return (
    <div className={styles.wishes}>
      <ul>
        {shown.map(({ type, variety, lengthCm, plantationId, plantation, quantity }) => (
          <li key={`${type} ${variety} ${lengthCm} ${plantationId}`}>
            <span>
              {t('flowers.nameWithLength', { variety, length: lengthCm })}
              <small>{plantation ?? t('lists.anyPlantation')}</small>
            </span>
            <b>{format.number(quantity)}</b>
          </li>
        ))}
      </ul>
      {wishes.length > shownAtFirst && (
        <Button tone="quiet" size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('lists.less') : t('lists.more', { count: wishes.length - shownAtFirst })}
        </Button>
      )}
    </div>
  )
}
