import type { Locale, MovementKind, PaymentMethod } from '@flower-market/flower-domain'

/** What a statement says beside names and numbers. */
export interface StatementTexts {
  readonly fileName: (from: string, to: string) => string
  readonly title: string
  readonly holder: string
  readonly taxNumber: string
  readonly account: string
  readonly currency: string
  readonly period: string
  readonly days: (from: string, to: string) => string
  readonly opening: string
  readonly received: string
  readonly spent: string
  readonly closing: string
  readonly date: string
  readonly operation: string
  readonly method: string
  readonly amountIn: string
  readonly amountOut: string
  readonly balance: string
  readonly ofOrder: (kind: string, number: number) => string
  readonly footer: (at: string) => string
  readonly kinds: Readonly<Record<MovementKind, string>>
  readonly methods: Readonly<Record<PaymentMethod, string>>
}

/** A statement's texts in both languages. */
export const statementTexts: Readonly<Record<Locale, StatementTexts>> = {
  ru: {
    fileName: (from, to) => `Выписка ${from} — ${to}`,
    title: 'Выписка по счёту',
    holder: 'Владелец счёта',
    taxNumber: 'ИНН',
    account: 'Счёт',
    currency: 'Валюта',
    period: 'Период',
    days: (from, to) => `с ${from} по ${to}`,
    opening: 'Остаток на начало',
    received: 'Поступило',
    spent: 'Списано',
    closing: 'Остаток на конец',
    date: 'Дата и время (Москва)',
    operation: 'Операция',
    method: 'Способ',
    amountIn: 'Приход',
    amountOut: 'Расход',
    balance: 'Остаток',
    ofOrder: (kind, number) => `${kind} ${number}`,
    footer: (at) => `Сформировано ${at} по московскому времени`,
    kinds: {
      'top-up': 'Пополнение',
      purchase: 'Оплата заказа',
      refund: 'Возврат за заказ',
      'card-refund': 'Возврат на карту',
      compensation: 'Компенсация',
      'write-off': 'Списание',
      exchange: 'Обмен валюты',
      transfer: 'Перевод',
      margin: 'Наценка',
      share: 'Вознаграждение агента',
      correction: 'Корректировка',
    },
    methods: {
      QRCODE: 'QR-код банка',
      CRYPTO: 'USDT',
      CASH: 'Наличные',
      CARD: 'Карта',
      BALANCE: 'Баланс',
      CHECK: 'Счёт на оплату',
    },
  },
  en: {
    fileName: (from, to) => `Statement ${from} to ${to}`,
    title: 'Account statement',
    holder: 'Account holder',
    taxNumber: 'Tax number (INN)',
    account: 'Account',
    currency: 'Currency',
    period: 'Period',
    days: (from, to) => `${from} to ${to}`,
    opening: 'Opening balance',
    received: 'Received',
    spent: 'Spent',
    closing: 'Closing balance',
    date: 'Date and time (Moscow)',
    operation: 'Operation',
    method: 'Method',
    amountIn: 'In',
    amountOut: 'Out',
    balance: 'Balance',
    ofOrder: (kind, number) => `${kind} ${number}`,
    footer: (at) => `Generated ${at} Moscow time`,
    kinds: {
      'top-up': 'Top-up',
      purchase: 'Payment for order',
      refund: 'Refund for order',
      'card-refund': 'Refund to card',
      compensation: 'Compensation',
      'write-off': 'Write-off',
      exchange: 'Currency exchange',
      transfer: 'Transfer',
      margin: 'Margin',
      share: 'Agent’s share',
      correction: 'Correction',
    },
    methods: {
      QRCODE: 'Bank QR code',
      CRYPTO: 'USDT',
      CASH: 'Cash',
      CARD: 'Card',
      BALANCE: 'Balance',
      CHECK: 'Invoice',
    },
  },
}
