/** The currencies of balances and prices, as ISO 4217 codes. */
export const currencies = ['RUB', 'USD', 'EUR'] as const

/** One of the currencies of the market. */
export type Currency = (typeof currencies)[number]

/** The kinds of account a person may hold, one for each currency. */
export const walletTypes = ['RUBLE', 'DOLLAR', 'EURO'] as const

/** The kind of an account. */
export type WalletType = (typeof walletTypes)[number]

/** The sign printed beside an amount of each currency. */
export const currencySymbols = { RUB: '₽', USD: '$', EUR: '€' } as const satisfies Record<Currency, string>

const walletCurrency = { RUBLE: 'RUB', DOLLAR: 'USD', EURO: 'EUR' } as const satisfies Record<
  WalletType,
  Currency
>

const currencyWallet = { RUB: 'RUBLE', USD: 'DOLLAR', EUR: 'EURO' } as const satisfies Record<
  Currency,
  WalletType
>

/** The currency of this kind of account. */
export function currencyOfWallet<W extends WalletType>(walletType: W): (typeof walletCurrency)[W] {
  return walletCurrency[walletType]
}

/** The kind of account in this currency. */
export function walletOfCurrency<C extends Currency>(currency: C): (typeof currencyWallet)[C] {
  return currencyWallet[currency]
}
