import { countryAlpha2 } from './country-alpha2.ts'
import type { CountryCode } from './country.ts'
import type { Locale } from './locale.ts'

/** Where the locale data has an official or a dated name for what people say. */
const spokenNames: Readonly<Record<Locale, { readonly [C in CountryCode]?: string }>> = {
  ru: { ZAF: 'ЮАР', KOR: 'Южная Корея', USA: 'США', GBR: 'Великобритания', ARE: 'ОАЭ' },
  en: { TUR: 'Turkey', USA: 'United States', GBR: 'United Kingdom', CZE: 'Czech Republic' },
}

// Making one costs more than all of its names.
const displayNames = new Map<Locale, Intl.DisplayNames>()

function displayNamesOf(locale: Locale): Intl.DisplayNames {
  const known = displayNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' })
  displayNames.set(locale, known)
  return known
}

/** The name of a supported country in a language of the interface, as people say it. */
export function countryName(code: CountryCode, locale: Locale): string {
  return spokenNames[locale][code] ?? displayNamesOf(locale).of(countryAlpha2(code)) ?? code
}
