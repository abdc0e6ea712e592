import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCountryName } from './use-country-name.ts'

/** Where a flower is grown. */
export interface Farm {
  /** ISO 3166-1 alpha-3. */
  readonly country: string
  readonly plantation: string
}

/** Gives the country and the plantation as one text. */
export function useFarm(): (farm: Farm) => string {
  const t = useTranslate()
  const countryName = useCountryName()
  return ({ country, plantation }) => t('flowers.farm', { country: countryName(country), plantation })
}
