export {
  CURRENCIES,
  CURRENCY_SYMBOLS,
  currencyOfWallet,
  WALLET_TYPES,
  walletOfCurrency,
} from './money/currency.ts'
export type { Currency, WalletType } from './money/currency.ts'
export {
  addMoney,
  compareMoney,
  money,
  multiplyMoney,
  percentOf,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money/money.ts'
export type { Money } from './money/money.ts'
export { roundHalfAwayFromZero } from './money/rounding.ts'
export { minorToDecimalString, parseMinor } from './money/decimal.ts'
export type { DecimalOptions, ParsedMinor } from './money/decimal.ts'

export { addDays, isIsoDate, moscowDateOf, weekdayOf } from './time/iso-date.ts'
export type { IsoDate } from './time/iso-date.ts'
export { CUTOFF_HOUR_MOSCOW, cutoffFor, deliveryDays, isBeforeCutoff } from './time/delivery-days.ts'

export type { Move, TransitionTable } from './transitions/transition-table.ts'

export { DELIVERY_METHODS, ORDER_KINDS, orderKindOf } from './orders/order-kind.ts'
export type { DeliveryMethod, OrderKind } from './orders/order-kind.ts'
export {
  canMoveOrder,
  moveOrder,
  movePayment,
  nextOrderStatuses,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  PAYMENT_STATUSES,
} from './orders/order-status.ts'
export type { OrderStatus, PaymentStatus } from './orders/order-status.ts'
export { ORDER_TIMELINE, orderTimeline } from './orders/order-timeline.ts'
export type { OrderTimelineStep } from './orders/order-timeline.ts'
export {
  DEFAULT_CITY_DELIVERY_COST,
  deliveryCost,
  FREE_DELIVERY_FROM,
  freeDeliveryProgress,
} from './orders/delivery-cost.ts'
export type { DeliveryQuestion, FreeDeliveryProgress } from './orders/delivery-cost.ts'

export { CREATORS, OPERATION_SIGNS, PAYMENT_METHODS } from './payments/payment-method.ts'
export type { Creator, OperationSign, PaymentMethod } from './payments/payment-method.ts'
export {
  BALANCE_OPERATION_STATUSES,
  BALANCE_OPERATION_TRANSITIONS,
  canMoveBalanceOperation,
  moveBalanceOperation,
} from './payments/balance-operation-status.ts'
export type { BalanceOperationStatus } from './payments/balance-operation-status.ts'
export {
  canMoveTransaction,
  moveTransaction,
  TRANSACTION_STATUSES,
  TRANSACTION_TRANSITIONS,
} from './payments/transaction-status.ts'
export type { TransactionStatus } from './payments/transaction-status.ts'

export { COUNTRY_CODES } from './identity/country.ts'
export { countryName } from './identity/country-name.ts'
export type { CountryCode } from './identity/country.ts'
export { isInn } from './identity/inn.ts'
export {
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  preferredLocale,
  readLocale,
  SUPPORTED_LOCALES,
} from './identity/locale.ts'
export type { Locale } from './identity/locale.ts'
export {
  CALL_CODE_DIGITS,
  CODE_LIFETIME_MS,
  CODE_TRIES,
  RESEND_AFTER_MS,
  SMS_CODE_DIGITS,
} from './identity/one-time-code.ts'
export {
  findPasswordFault,
  PASSWORD_FAULTS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './identity/password.ts'
export type { PasswordFault } from './identity/password.ts'
export { normalizePhone } from './identity/phone.ts'
export type { NormalizedPhone } from './identity/phone.ts'
export { knowsOwnPercentages, ROLES } from './identity/role.ts'
export type { Role } from './identity/role.ts'
export {
  canMoveVerification,
  moveVerification,
  VERIFICATION_STATUSES,
  VERIFICATION_TRANSITIONS,
} from './identity/verification-status.ts'
export type { VerificationStatus } from './identity/verification-status.ts'

export { isWholePacks, PACK_UNITS, packStep, sellableStems } from './packs/pack.ts'
export type { Pack, PackUnit } from './packs/pack.ts'
export { snapToPack, stepDown, stepUp } from './packs/snap-to-pack.ts'
export type { SnapChange, SnappedQuantity, SnapQuestion } from './packs/snap-to-pack.ts'

export { CART_STORAGE_KEY, cartDays, EMPTY_CART, serializeCart } from './cart/cart.ts'
export type { Cart, CartItem } from './cart/cart.ts'
export { removeCartDay, setCartQuantity } from './cart/cart-lines.ts'
export type { CartLineSubject } from './cart/cart-lines.ts'
export { cartDayTotals, cartTotals, lineTotal } from './cart/cart-totals.ts'
export type { CartDelivery, CartTotals } from './cart/cart-totals.ts'
export { parseCart } from './cart/parse-cart.ts'
export type { ParsedCart } from './cart/parse-cart.ts'
export { CART_MISMATCH_KINDS, compareCartLine, fixCartLine } from './cart/cart-mismatch.ts'
export type { CartCheck, CartMismatch, CartMismatchKind } from './cart/cart-mismatch.ts'

export { AVAILABILITIES } from './catalogue/availability.ts'
export type { Availability } from './catalogue/availability.ts'
export { COLOURS, FLOWER_TYPES } from './catalogue/flower-card.ts'
export type { Colour, FlowerCard, FlowerType } from './catalogue/flower-card.ts'
export { compileFilter, EMPTY_FILTER, filterCards } from './catalogue/catalogue-filter.ts'
export type { CatalogueFilter } from './catalogue/catalogue-filter.ts'
export { CATALOGUE_SORTS, sortCards } from './catalogue/catalogue-sort.ts'
export type { CatalogueSort } from './catalogue/catalogue-sort.ts'
export { ACTIVE_CHIP_TYPES, filterChips, removeChip } from './catalogue/filter-chips.ts'
export type { FilterChip } from './catalogue/filter-chips.ts'
export { filterFromSearchParams, filterToSearchParams } from './catalogue/filter-search-params.ts'
export type { CatalogueQuery, ReadableSearchParams } from './catalogue/filter-search-params.ts'
export { buildSearchIndex } from './catalogue/search-index.ts'
export type { SearchIndex } from './catalogue/search-index.ts'
export { selectCards, selectPositions } from './catalogue/select-positions.ts'
export { facetCounts } from './catalogue/facet-counts.ts'
export type { FacetCounts } from './catalogue/facet-counts.ts'
export type { PriceHistogram } from './catalogue/price-histogram.ts'
export { groupIntoSheet } from './catalogue/trading-sheet.ts'
export type { SheetRow, TradingSheet } from './catalogue/trading-sheet.ts'

export { OPERATOR, OPERATOR_CONTACTS } from './operator/operator.ts'
export type { Operator } from './operator/operator.ts'
