import type { CountryCode } from './country.ts'
import type { Locale } from './locale.ts'

// `Intl` needs two-letter codes.
const alpha2: Readonly<Record<CountryCode, string>> = {
  RUS: 'RU',
  BLR: 'BY',
  KAZ: 'KZ',
  UZB: 'UZ',
  KGZ: 'KG',
  TJK: 'TJ',
  TKM: 'TM',
  ARM: 'AM',
  AZE: 'AZ',
  GEO: 'GE',
  MDA: 'MD',
  MNG: 'MN',
  ECU: 'EC',
  COL: 'CO',
  KEN: 'KE',
  ETH: 'ET',
  TZA: 'TZ',
  UGA: 'UG',
  ZMB: 'ZM',
  ZWE: 'ZW',
  ZAF: 'ZA',
  NLD: 'NL',
  BEL: 'BE',
  DEU: 'DE',
  FRA: 'FR',
  ITA: 'IT',
  ESP: 'ES',
  PRT: 'PT',
  POL: 'PL',
  CZE: 'CZ',
  AUT: 'AT',
  CHE: 'CH',
  DNK: 'DK',
  SWE: 'SE',
  FIN: 'FI',
  LVA: 'LV',
  LTU: 'LT',
  EST: 'EE',
  GRC: 'GR',
  BGR: 'BG',
  ROU: 'RO',
  HUN: 'HU',
  SRB: 'RS',
  TUR: 'TR',
  ISR: 'IL',
  GBR: 'GB',
  CHN: 'CN',
  JPN: 'JP',
  KOR: 'KR',
  IND: 'IN',
  THA: 'TH',
  ARE: 'AE',
  USA: 'US',
  CAN: 'CA',
  MEX: 'MX',
}

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
  return spokenNames[locale][code] ?? displayNamesOf(locale).of(alpha2[code]) ?? code
}
