import { expect, expectTypeOf, it } from 'vitest'
import { currencies, currencySymbols, currencyOfWallet, walletTypes, walletOfCurrency } from './currency.ts'

it('gives each kind of account a currency of its own, and back', () => {
  expect(walletTypes.map(currencyOfWallet)).toEqual(['RUB', 'USD', 'EUR'])
  expect(currencies.map((currency) => currencyOfWallet(walletOfCurrency(currency)))).toEqual(currencies)
})

it('has a sign for each currency', () => {
  expect(currencySymbols).toEqual({ RUB: '₽', USD: '$', EUR: '€' })
})

it('keeps the exact currency in the type', () => {
  expectTypeOf(currencyOfWallet('RUBLE')).toEqualTypeOf<'RUB'>()
  expectTypeOf(walletOfCurrency('EUR')).toEqualTypeOf<'EURO'>()
})
