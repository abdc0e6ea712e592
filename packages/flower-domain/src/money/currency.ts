/** The currencies that balances and prices are kept in, as ISO 4217 codes. */
export const CURRENCIES = ['RUB', 'USD', 'EUR'] as const

/** One of the currencies of the market. */
export type Currency = (typeof CURRENCIES)[number]

/** The kinds of account a person may hold, one for each currency. */
export const WALLET_TYPES = ['RUBLE', 'DOLLAR', 'EURO'] as const

/** The kind of an account. */
export type WalletType = (typeof WALLET_TYPES)[number]

/** The sign printed beside an amount of each currency. */
export const CURRENCY_SYMBOLS = { RUB: '₽', USD: '$', EUR: '€' } as const satisfies Record<Currency, string>

const WALLET_CURRENCY = { RUBLE: 'RUB', DOLLAR: 'USD', EURO: 'EUR' } as const satisfies Record<
  WalletType,
  Currency
>

const CURRENCY_WALLET = { RUB: 'RUBLE', USD: 'DOLLAR', EUR: 'EURO' } as const satisfies Record<
  Currency,
  WalletType
>

/** The currency that an account of this kind is kept in. */
export const currencyOfWallet = <W extends WalletType>(walletType: W): (typeof WALLET_CURRENCY)[W] =>
  WALLET_CURRENCY[walletType]

/** The kind of account that keeps this currency. */
export const walletOfCurrency = <C extends Currency>(currency: C): (typeof CURRENCY_WALLET)[C] =>
  CURRENCY_WALLET[currency]
