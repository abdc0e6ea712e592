import { addPriceList, createMockMarket, fixtureDays, vera } from '@flower-market/api-client/msw'

/** Rows that are understood but for a price. */
export const understood = [
  ['Сорт', 'Длина', 'Цена', 'Стеблей', 'Менеджер'],
  ['Explorer', '50', '95,50', '900', 'Ана'],
  ['Explorer', '60', '99', '325', 'Ана'],
  ['Freedom', '90', '180', '200', 'Ана'],
  ['Freedom', '60', '', '200', 'Ана'],
]

/** The market with an open price list. */
export function priceListMarket(
  rows: readonly (readonly string[])[],
  isWhole = false,
  currency: 'RUB' | 'USD' = 'RUB',
) {
  const { state, handlers } = createMockMarket({ signedInId: vera._id })
  addPriceList(state, {
    plantationId: 'alto-zafiro',
    date: fixtureDays[0],
    availability: 'inStock',
    currency,
    isWhole,
    fileName: 'alto-zafiro-w48.xlsx',
    rows,
  })
  return handlers
}

/** The same with an accepted one; where it is not the last, another one of the day was accepted after it. */
export function acceptedMarket(rows: readonly (readonly string[])[], { isLast = true } = {}) {
  const { state, handlers } = createMockMarket({ signedInId: vera._id })
  const list = addPriceList(state, {
    plantationId: 'alto-zafiro',
    date: fixtureDays[0],
    availability: 'inStock',
    currency: 'RUB',
    isWhole: true,
    fileName: 'alto-zafiro-w48.xlsx',
    rows,
  })
  const undoUntil = isLast ? new Date(state.now.getTime() + 24 * 3_600_000).toISOString() : null
  state.stockImports = [{ ...list, status: 'applied', settledAt: state.now.toISOString(), undoUntil }]
  return handlers
}
