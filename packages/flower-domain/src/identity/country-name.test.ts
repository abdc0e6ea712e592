import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'
import { countryCodes, type CountryCode } from './country.ts'

test.each(['ru', 'en'] as const)('every supported country has a name of its own in %s', (locale) => {
  const names = countryCodes.map((code) => countryName(code, locale))
  expect(new Set(names).size).toBe(countryCodes.length)
  expect(names.filter((name) => /^[A-Z]{2,3}$/u.test(name))).toEqual([])
})

/** As people say them, not as a protocol would. */
const names: Readonly<Record<CountryCode, readonly [ru: string, en: string]>> = {
  RUS: ['Россия', 'Russia'],
  BLR: ['Беларусь', 'Belarus'],
  KAZ: ['Казахстан', 'Kazakhstan'],
  UZB: ['Узбекистан', 'Uzbekistan'],
  KGZ: ['Киргизия', 'Kyrgyzstan'],
  TJK: ['Таджикистан', 'Tajikistan'],
  TKM: ['Туркменистан', 'Turkmenistan'],
  ARM: ['Армения', 'Armenia'],
  AZE: ['Азербайджан', 'Azerbaijan'],
  GEO: ['Грузия', 'Georgia'],
  MDA: ['Молдова', 'Moldova'],
  MNG: ['Монголия', 'Mongolia'],
  ECU: ['Эквадор', 'Ecuador'],
  COL: ['Колумбия', 'Colombia'],
  KEN: ['Кения', 'Kenya'],
  ETH: ['Эфиопия', 'Ethiopia'],
  TZA: ['Танзания', 'Tanzania'],
  UGA: ['Уганда', 'Uganda'],
  ZMB: ['Замбия', 'Zambia'],
  ZWE: ['Зимбабве', 'Zimbabwe'],
  ZAF: ['ЮАР', 'South Africa'],
  NLD: ['Нидерланды', 'Netherlands'],
  BEL: ['Бельгия', 'Belgium'],
  DEU: ['Германия', 'Germany'],
  FRA: ['Франция', 'France'],
  ITA: ['Италия', 'Italy'],
  ESP: ['Испания', 'Spain'],
  PRT: ['Португалия', 'Portugal'],
  POL: ['Польша', 'Poland'],
  CZE: ['Чехия', 'Czech Republic'],
  AUT: ['Австрия', 'Austria'],
  CHE: ['Швейцария', 'Switzerland'],
  DNK: ['Дания', 'Denmark'],
  SWE: ['Швеция', 'Sweden'],
  FIN: ['Финляндия', 'Finland'],
  LVA: ['Латвия', 'Latvia'],
  LTU: ['Литва', 'Lithuania'],
  EST: ['Эстония', 'Estonia'],
  GRC: ['Греция', 'Greece'],
  BGR: ['Болгария', 'Bulgaria'],
  ROU: ['Румыния', 'Romania'],
  HUN: ['Венгрия', 'Hungary'],
  SRB: ['Сербия', 'Serbia'],
  TUR: ['Турция', 'Turkey'],
  ISR: ['Израиль', 'Israel'],
  GBR: ['Великобритания', 'United Kingdom'],
  CHN: ['Китай', 'China'],
  JPN: ['Япония', 'Japan'],
  KOR: ['Южная Корея', 'South Korea'],
  IND: ['Индия', 'India'],
  THA: ['Таиланд', 'Thailand'],
  ARE: ['ОАЭ', 'United Arab Emirates'],
  USA: ['США', 'United States'],
  CAN: ['Канада', 'Canada'],
  MEX: ['Мексика', 'Mexico'],
}

test.each(countryCodes)('%s is called as people say it, in both languages', (code) => {
  expect([countryName(code, 'ru'), countryName(code, 'en')]).toEqual(names[code])
})
