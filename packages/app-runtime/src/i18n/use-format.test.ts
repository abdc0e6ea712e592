import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { Locale } from './locale.ts'
import { languageTags } from './locale.ts'
import en from './messages/en/runtime.json'
import ru from './messages/ru/runtime.json'
import { createFormat } from './use-format.ts'

const messages = { ru, en }

function formatIn(timeZone: string, locale: Locale = 'ru', now = '2026-11-21T08:00:00Z') {
  const intl = createIntl({ locale: languageTags[locale], messages: messages[locale] })
  return createFormat(intl, { timeZone, now: () => new Date(now) })
}

const cutoffAt = '2026-11-22T13:00:00Z'

test.each(['Europe/Moscow', 'Europe/Simferopol', 'Africa/Nairobi'])(
  'a cut-off stands by itself where the clocks of %s show the same',
  (timeZone) => expect(formatIn(timeZone).moment(cutoffAt)).toBe('22\u00A0нояб., 16:00'),
)

test.each(['Asia/Yekaterinburg', 'UTC', 'America/New_York'])(
  'a cut-off says that it is by Moscow to whoever has the clocks of %s',
  (timeZone) => {
    expect(formatIn(timeZone).moment(cutoffAt)).toBe('22\u00A0нояб., 16:00\u00A0МСК')
    expect(formatIn(timeZone, 'en').moment(cutoffAt)).toMatch(/^Nov\u00A022, 4:00\u00A0PM\u00A0MSK$/u)
  },
)

test("a region's moment is by the region's clocks, and says by which where the person's differ", () => {
  const region = 'Asia/Yekaterinburg'
  expect(formatIn(region).moment(cutoffAt, region)).toBe('22\u00A0нояб., 18:00')
  expect(formatIn('Europe/Moscow').moment(cutoffAt, region)).toBe('22\u00A0нояб., 18:00\u00A0МСК+2')
  expect(formatIn('Europe/Moscow').moment(cutoffAt, 'Europe/Kaliningrad')).toBe(
    '22\u00A0нояб., 15:00\u00A0МСК\u22121',
  )
})

test('an amount below zero has a minus sign, not a hyphen', () => {
  expect(formatIn('Europe/Moscow').money(-19_597_000)).toMatch(/^\u2212195\s970,00\s₽$/u)
  expect(formatIn('Europe/Moscow', 'en').money(-150, 'USD')).toBe('\u2212$1.50')
  expect(formatIn('Europe/Moscow').money(150)).toMatch(/^1,50\s₽$/u)
})

test('an amount in parts has a fraction where it is written with one', () => {
  const { moneyParts } = formatIn('Europe/Moscow', 'en')
  const written = (minor: number, isWhole?: boolean): string =>
    moneyParts(minor, 'RUB', isWhole)
      .map(({ value }) => value)
      .join('')
  expect(written(1_521_000)).toBe('₽15,210.00')
  expect(written(1_521_000, true)).toBe('₽15,210')
  expect(written(1_521_050, true)).toBe('₽15,210.50')
})

test('amounts below each other have fractions together', () => {
  const { moneyColumn } = formatIn('Europe/Moscow', 'en')
  expect([3_542_000, 241_250].map(moneyColumn([3_542_000, 241_250]))).toEqual(['₽35,420.00', '₽2,412.50'])
  expect([3_542_000, 241_200].map(moneyColumn([3_542_000, 241_200]))).toEqual(['₽35,420', '₽2,412'])
})

test('a time in the morning has two digits of hours in Russian and one in English', () => {
  const morning = '2026-11-22T03:05:00Z'
  expect(formatIn('Europe/Moscow').moment(morning)).toBe('22\u00A0нояб., 06:05')
  expect(formatIn('Europe/Moscow', 'en').moment(morning)).toMatch(/^Nov\u00A022, 6:05\u00A0AM$/u)
})

test('dates of another year carry the year, those of this one do not', () => {
  const format = formatIn('Europe/Moscow')
  expect(format.day('2026-12-31', 'day')).toBe('31\u00A0декабря')
  expect(format.day('2027-01-04', 'day')).toMatch(/^4\u00A0января\u00A02027/u)
  expect(format.day('2027-01-04', 'weekdayAndDay')).toMatch(/2027/u)
  expect(format.day('2026-11-26', 'weekdayAndDay')).toBe('четверг, 26\u00A0ноября')
  expect(format.day('2027-01-04', 'weekday')).toBe('пн')
  expect(format.moment('2025-11-22T13:00:00Z')).toMatch(/22\u00A0нояб\.\u00A02025/u)
})

test('the year of a moment is that of the clocks it is shown by', () => {
  const atNight = '2026-12-31T22:30:00Z'
  expect(formatIn('Europe/Moscow', 'ru', '2027-01-01T09:00:00Z').moment(atNight)).toBe('1\u00A0янв., 01:30')
})

test('a time of day says whose clocks are meant where the person has others', () => {
  expect(formatIn('Europe/Moscow').timeOfDay(16 * 60, 'Europe/Moscow')).toBe('16:00')
  expect(formatIn('Asia/Yekaterinburg').timeOfDay(16 * 60, 'Europe/Moscow')).toBe('16:00\u00A0МСК')
  expect(formatIn('Europe/Moscow').timeOfDay(14 * 60 + 30, 'Asia/Yekaterinburg')).toBe('14:30\u00A0МСК+2')
})

test('what is added has a plus, what is taken a real minus, nothing has neither', () => {
  const { signedMoney } = formatIn('Europe/Moscow')
  expect(signedMoney(184_000)).toBe('+1\u00a0840,00\u00a0₽')
  expect(signedMoney(-36_000, 'USD')).toBe('\u2212360,00\u00a0$')
  expect(signedMoney(0)).toBe('0,00\u00a0₽')
})

test('a time alone says by which clocks it is only where the person has others', () => {
  expect(formatIn('Europe/Moscow').time(cutoffAt)).toBe('16:00')
  expect(formatIn('UTC').time('2025-11-22T13:00:00Z')).toBe('16:00\u00A0МСК')
})

test('a rate has the four digits of the table', () => {
  expect(formatIn('Europe/Moscow').rate(81.98)).toBe('81,9800')
})
