import { expect, expectTypeOf, it } from 'vitest'
import { CURRENCIES, CURRENCY_SYMBOLS, currencyOfWallet, WALLET_TYPES, walletOfCurrency } from './currency.ts'

it('gives each kind of account a currency of its own, and back', () => {
  expect(WALLET_TYPES.map(currencyOfWallet)).toEqual(['RUB', 'USD', 'EUR'])
  expect(CURRENCIES.map((currency) => currencyOfWallet(walletOfCurrency(currency)))).toEqual(CURRENCIES)
})

it('knows the sign of each currency', () => {
  expect(CURRENCY_SYMBOLS).toEqual({ RUB: '₽', USD: '$', EUR: '€' })
})

it('keeps the very currency in the type', () => {
  expectTypeOf(currencyOfWallet('RUBLE')).toEqualTypeOf<'RUB'>()
  expectTypeOf(walletOfCurrency('EUR')).toEqualTypeOf<'EURO'>()
})
