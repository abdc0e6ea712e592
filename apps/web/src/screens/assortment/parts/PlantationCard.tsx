import type { CallOutput } from '@flower-market/api-client'
import { TextLink } from '@flower-market/ui'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'
import { paths } from '../../../paths.ts'
import styles from '../AssortmentScreen.module.css'

export interface PlantationCardProps {
  plantation: CallOutput<'plantationList'>['items'][number]
}

/** A plantation in the list: its name, where it is, and how much of it is on sale. */
export function PlantationCard({ plantation }: PlantationCardProps) {
  const t = useTranslate()
  const locale = useLocale()
  const countryName = useCountryName()
  const { _id, name, city, country, lots, toOrder } = plantation
  return (
    <li className={styles.plantation}>
      <TextLink asChild className={styles.name}>
        <LocalizedLink to={paths.plantation(_id)}>{name}</LocalizedLink>
      </TextLink>
      <span className={styles.place}>
        {t('assortment.place', { city: city[locale], country: countryName(country) })}
      </span>
      <span className={styles.lots}>
        <span>{t('assortment.inStock', { count: lots })}</span>
        <span>{t('assortment.toOrder', { count: toOrder })}</span>
      </span>
    </li>
  )
}
