import { ToggleButton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { FacetProps } from './facet-props.ts'
import styles from './FilterPanel.module.css'
import { toggled } from './toggle.ts'

/** The lengths as keys. */
export function LengthFacet({ filter, counts, onFilter }: FacetProps) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend>{t('catalog.length')}</legend>
      <div className={styles.lengths}>
        {counts.lengths.map(({ lengthCm, count }) => (
          <ToggleButton
            key={lengthCm}
            pressed={filter.lengths.includes(lengthCm)}
            data-none={count === 0 || undefined}
            aria-label={t('catalog.lengthCount', { length: lengthCm, count })}
            onPressedChange={() => onFilter((now) => ({ ...now, lengths: toggled(now.lengths, lengthCm) }))}
          >
            {lengthCm}
          </ToggleButton>
        ))}
      </div>
    </fieldset>
  )
}
