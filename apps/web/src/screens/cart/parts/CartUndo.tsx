import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { forgetRemovedAtom, removedLineAtom, undoRemoveAtom } from '../cart-screen.atoms.ts'
import styles from './CartUndo.module.css'

/** The way back for the line that was taken out last; leaving the cart forgets it. */
export function CartUndo() {
  const t = useTranslate()
  const removed = useAtomValue(removedLineAtom)
  const undo = useSetAtom(undoRemoveAtom)
  const forget = useSetAtom(forgetRemovedAtom)
  useEffect(() => forget, [forget])
  return (
    <output className={styles.undo}>
      {removed !== null && (
        <span className={styles.notice}>
          <span className={styles.what}>{t('cart.removed', { name: removed.name })}</span>
          <Button size="s" onClick={undo}>
            {t('cart.undo')}
          </Button>
        </span>
      )}
    </output>
  )
}
