import { countryCodes, type CountryCode } from '@flower-market/flower-domain'

/** How numbering plans know a country: its ISO 3166-1 alpha-2 code and its calling code (ITU-T E.164). */
export interface Numbering {
  readonly alpha2: string
  readonly dialCode: string
}

/** The numbering of every supported country, in the order of the list. */
export const numbering: Readonly<Record<CountryCode, Numbering>> = {
  RUS: { alpha2: 'RU', dialCode: '7' },
  BLR: { alpha2: 'BY', dialCode: '375' },
  KAZ: { alpha2: 'KZ', dialCode: '7' },
  UZB: { alpha2: 'UZ', dialCode: '998' },
  KGZ: { alpha2: 'KG', dialCode: '996' },
  TJK: { alpha2: 'TJ', dialCode: '992' },
  TKM: { alpha2: 'TM', dialCode: '993' },
  ARM: { alpha2: 'AM', dialCode: '374' },
  AZE: { alpha2: 'AZ', dialCode: '994' },
  GEO: { alpha2: 'GE', dialCode: '995' },
  MDA: { alpha2: 'MD', dialCode: '373' },
  MNG: { alpha2: 'MN', dialCode: '976' },
  ECU: { alpha2: 'EC', dialCode: '593' },
  COL: { alpha2: 'CO', dialCode: '57' },
  KEN: { alpha2: 'KE', dialCode: '254' },
  ETH: { alpha2: 'ET', dialCode: '251' },
  TZA: { alpha2: 'TZ', dialCode: '255' },
  UGA: { alpha2: 'UG', dialCode: '256' },
  ZMB: { alpha2: 'ZM', dialCode: '260' },
  ZWE: { alpha2: 'ZW', dialCode: '263' },
  ZAF: { alpha2: 'ZA', dialCode: '27' },
  NLD: { alpha2: 'NL', dialCode: '31' },
  BEL: { alpha2: 'BE', dialCode: '32' },
  DEU: { alpha2: 'DE', dialCode: '49' },
  FRA: { alpha2: 'FR', dialCode: '33' },
  ITA: { alpha2: 'IT', dialCode: '39' },
  ESP: { alpha2: 'ES', dialCode: '34' },
  PRT: { alpha2: 'PT', dialCode: '351' },
  POL: { alpha2: 'PL', dialCode: '48' },
  CZE: { alpha2: 'CZ', dialCode: '420' },
  AUT: { alpha2: 'AT', dialCode: '43' },
  CHE: { alpha2: 'CH', dialCode: '41' },
  DNK: { alpha2: 'DK', dialCode: '45' },
  SWE: { alpha2: 'SE', dialCode: '46' },
  FIN: { alpha2: 'FI', dialCode: '358' },
  LVA: { alpha2: 'LV', dialCode: '371' },
  LTU: { alpha2: 'LT', dialCode: '370' },
  EST: { alpha2: 'EE', dialCode: '372' },
  GRC: { alpha2: 'GR', dialCode: '30' },
  BGR: { alpha2: 'BG', dialCode: '359' },
  ROU: { alpha2: 'RO', dialCode: '40' },
  HUN: { alpha2: 'HU', dialCode: '36' },
  SRB: { alpha2: 'RS', dialCode: '381' },
  TUR: { alpha2: 'TR', dialCode: '90' },
  ISR: { alpha2: 'IL', dialCode: '972' },
  GBR: { alpha2: 'GB', dialCode: '44' },
  CHN: { alpha2: 'CN', dialCode: '86' },
  JPN: { alpha2: 'JP', dialCode: '81' },
  KOR: { alpha2: 'KR', dialCode: '82' },
  IND: { alpha2: 'IN', dialCode: '91' },
  THA: { alpha2: 'TH', dialCode: '66' },
  ARE: { alpha2: 'AE', dialCode: '971' },
  USA: { alpha2: 'US', dialCode: '1' },
  CAN: { alpha2: 'CA', dialCode: '1' },
  MEX: { alpha2: 'MX', dialCode: '52' },
}

/**
 * The country that a number belongs to by its calling code; of several with the same code the one where the person is,
 * else the first of the list. Where no code fits, or there is no number yet, the person's own.
 */
export function phoneCountryOf(digits: string, own: CountryCode): CountryCode {
  return [own, ...countryCodes].find((code) => digits.startsWith(numbering[code].dialCode)) ?? own
}

const russian = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/u

/** A phone number to read, from digits with the country code: Russian ones in groups, others as they are called. */
export function phoneText(digits: string): string {
  const [, area, first, second, third] = russian.exec(digits) ?? []
  // The number is one word: it must not break at the end of a line.
  return area === undefined ? `+${digits}` : `+7\u00A0${area}\u00A0${first}\u2011${second}\u2011${third}`
}
