import { StarIcon } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { FacetProps } from './facet-props.ts'
import styles from './FilterPanel.module.css'

/** The varieties that the person has marked, and nothing else. */
export function FavoritesFacet({ filter, counts, onFilter }: FacetProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <button
      type="button"
      className={styles.type}
      aria-pressed={filter.isFavorites}
      data-none={counts.favorites === 0 || undefined}
      onClick={() => onFilter((now) => ({ ...now, isFavorites: !now.isFavorites }))}
    >
      <StarIcon />
      {t('catalog.favorites')}
      <span>{format.number(counts.favorites)}</span>
    </button>
  )
}
