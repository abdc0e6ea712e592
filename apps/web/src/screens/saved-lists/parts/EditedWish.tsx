import { CloseIcon, IconButton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { SavedList } from '../../../flows/saved-lists/list-to-save.ts'
import styles from './EditListDialog.module.css'

const mostStems = 1_000_000

export interface EditedWishProps {
  wish: SavedList['wishes'][number]
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** A line of a list that is being changed: how many stems, or away with it. */
export function EditedWish({ wish, onQuantity, onRemove }: EditedWishProps) {
  const t = useTranslate()
  const { variety, lengthCm, plantation, quantity } = wish
  const name = t('flowers.nameWithLength', { variety, length: lengthCm })
  return (
    <li className={styles.wish}>
      <span>
        {name}
        <small>{plantation ?? t('lists.anyPlantation')}</small>
      </span>
      <input
        inputMode="numeric"
        aria-label={t('lists.quantityOf', { name })}
        defaultValue={quantity}
        maxLength={7}
        onBlur={({ target }) => {
          const typed = Math.round(Number(target.value))
          const next = typed > 0 && typed <= mostStems ? typed : quantity
          target.value = String(next)
          onQuantity(next)
        }}
      />
      <IconButton label={t('lists.removeLine', { name })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  )
}
