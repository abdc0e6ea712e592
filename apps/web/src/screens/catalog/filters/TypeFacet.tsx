import { flowerTypes } from '@flower-market/flower-domain'
import { FlowerPicture } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { FacetProps } from './facet-props.ts'
import styles from './FilterPanel.module.css'
import { toggled } from './toggle.ts'
import { typeTints } from './type-tints.ts'

/** The types of flowers, each with its picture and count. */
export function TypeFacet({ filter, counts, onFilter }: FacetProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <fieldset>
      <legend>{t('catalog.type')}</legend>
      {flowerTypes.map((type) => (
        <button
          key={type}
          type="button"
          className={styles.type}
          aria-pressed={filter.types.includes(type)}
          data-none={counts.types[type] === 0 || undefined}
          onClick={() => onFilter((now) => ({ ...now, types: toggled(now.types, type) }))}
        >
          <FlowerPicture kind={type} tint={typeTints[type]} />
          {t(`flowers.${type}`)}
          <span>{format.number(counts.types[type])}</span>
        </button>
      ))}
    </fieldset>
  )
}
