import { isLoss, type CartItem, type CartMismatch } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './LineMismatches.module.css'
import { useMismatchText } from './use-mismatch-text.ts'

export interface LineMismatchesProps {
  item: CartItem
  /** The line's name, for the names of the buttons. */
  name: string
  mismatches: readonly CartMismatch[]
  onFix: (mismatch: CartMismatch) => void
}

/** What no longer fits a line, each with its old and new value and a fix that is one press away. */
export function LineMismatches({ item, name, mismatches, onFix }: LineMismatchesProps) {
  const t = useTranslate()
  const text = useMismatchText()
  return (
    <ul className={styles.mismatches}>
      {mismatches.map((mismatch) => {
        const fix = text.fix(item, mismatch)
        return (
          <li key={mismatch.kind} className={styles.mismatch} data-loss={isLoss(mismatch) || undefined}>
            <span className={styles.what}>{text.what(mismatch)}</span>
            <Button size="s" aria-label={t('cart.fixOf', { fix, name })} onClick={() => onFix(mismatch)}>
              {fix}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
