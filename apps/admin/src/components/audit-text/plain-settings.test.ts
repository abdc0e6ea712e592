import { defaultOperatorSettings } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { isPlainSetting, isSettingValue, type PlainSetting } from './plain-settings.ts'

const plain = Object.entries(defaultOperatorSettings).filter((entry): entry is [PlainSetting, unknown] =>
  isPlainSetting(entry[0]),
)

test.each(plain)('what %s holds by default has its shape', (name, value) => {
  expect(isSettingValue(name, value)).toBe(true)
})

test.each([
  ['incomingMethods', ['BARTER']],
  ['incomingMethods', 'CARD'],
  ['exchangeTerms', { spreadBp: 150 }],
  ['exchangeTerms', null],
  ['unpaidLimits', 3_000_000],
  ['verification', 'perhaps'],
  ['cashLimit', '100'],
  ['vatBp', 'none'],
  ['hasTransfers', 1],
] as const)('of %s, %j has the shape of another version', (name, value) => {
  expect(isSettingValue(name, value)).toBe(false)
})

test('what is no setting has no shape', () => {
  expect(isPlainSetting('toString')).toBe(false)
  expect(isPlainSetting('requisites')).toBe(false)
})
