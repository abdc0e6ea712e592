import { useState } from 'react'
import { Checkbox } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { FacetProps } from './facet-props.ts'
import styles from './FilterPanel.module.css'
import { toggled } from './toggle.ts'

/** From this many plantations on they can be searched. */
const searchableFrom = 10

/** The plantations with their counts; those without cards stay, paler, so that nothing jumps. */
export function PlantationFacet({ filter, counts, onFilter }: FacetProps) {
  const t = useTranslate()
  const format = useFormat()
  const [words, setText] = useState('')
  const sought = words.trim().toLocaleLowerCase()
  return (
    <fieldset>
      <legend>{t('catalog.plantation')}</legend>
      {counts.plantations.length > searchableFrom && (
        <input
          type="text"
          className={styles.find}
          aria-label={t('catalog.plantationFind')}
          placeholder={t('catalog.plantationFind')}
          value={words}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {counts.plantations
        .filter(({ name }) => name.toLocaleLowerCase().includes(sought))
        .map(({ id, name, count }) => (
          <Checkbox
            key={id}
            className={styles.plantation}
            data-none={count === 0 || undefined}
            checked={filter.plantations.includes(id)}
            onChange={() => onFilter((now) => ({ ...now, plantations: toggled(now.plantations, id) }))}
            trailing={format.number(count)}
          >
            {name}
          </Checkbox>
        ))}
    </fieldset>
  )
}
