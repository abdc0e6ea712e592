import type { OtherPlantation } from './other-plantations.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'
import styles from './VarietyDialog.module.css'

export interface VarietyElsewhereProps {
  variety: string
  others: readonly OtherPlantation[]
  /** Shows the variety of another row. */
  onRow: (row: number) => void
}

/** The same variety at other plantations on the same day. */
export function VarietyElsewhere({ variety, others, onRow }: VarietyElsewhereProps) {
  const t = useTranslate()
  const format = useFormat()
  const countryName = useCountryName()
  if (others.length === 0) return null
  return (
    <section>
      <h3>{t('catalog.varietyElsewhere', { variety })}</h3>
      <ul className={styles.others}>
        {others.map(({ row, facts, lots }) => (
          <li key={facts.key}>
            <button type="button" onClick={() => onRow(row)}>
              {t('flowers.farm', { country: countryName(facts.country), plantation: facts.plantation })}
            </button>
            <span>
              {lots
                .map(({ lengthCm, price }) =>
                  t('catalog.varietyLot', { length: lengthCm, price: format.money(price, 'RUB', true) }),
                )
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
