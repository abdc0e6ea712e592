import { favoriteKey, type FavoriteVariety } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { IconButton, StarIcon } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './FavoriteButton.module.css'
import { setFavoriteAtom } from './favorites.atoms.ts'
import { useFavorites } from './use-favorites.ts'

export interface FavoriteButtonProps {
  flower: FavoriteVariety
}

/** Marks a variety as a favorite, or takes the mark away. */
export function FavoriteButton({ flower: { type, variety } }: FavoriteButtonProps) {
  const t = useTranslate()
  const setFavorite = useSetAtom(setFavoriteAtom)
  const isFavorite = useFavorites().has(favoriteKey({ type, variety }))
  return (
    <IconButton
      label={t('catalog.favorite', { variety })}
      aria-pressed={isFavorite}
      className={styles.favorite}
      onClick={() => void setFavorite({ type, variety, isFavorite: !isFavorite })}
    >
      <StarIcon />
    </IconButton>
  )
}
