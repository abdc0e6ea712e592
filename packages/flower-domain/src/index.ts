export {
  currencies,
  currencySymbols,
  currencyOfWallet,
  walletTypes,
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
export { divideRounded } from './money/divide-rounded.ts'
export { allocate, coverDues } from './money/allocate.ts'
export type { CoveredDues } from './money/allocate.ts'
export { minorToDecimalString, parseMinor } from './money/decimal.ts'
export type { DecimalOptions, ParsedMinor } from './money/decimal.ts'

export { addDays, isIsoDate, weekdayOf } from './time/iso-date.ts'
export type { IsoDate } from './time/iso-date.ts'
export { cutoffFor, daysOnSale, deliveryDays, isBeforeCutoff, isDeliveryDay } from './time/delivery-days.ts'
export type { DeliveryDaysQuestion } from './time/delivery-days.ts'
export { moscowSchedule } from './time/delivery-schedule.ts'
export type { DeliverySchedule, RegionTerms } from './time/delivery-schedule.ts'
export { dateIn, moscowDateOf, moscowTimeZone } from './time/time-zone.ts'

export { maxPercentageBp, noPercentages, percentageNames } from './pricing/percentages.ts'
export type { Percentages } from './pricing/percentages.ts'
export { earningsState, orderEarnings, ordersByMonth } from './pricing/order-earnings.ts'
export type { EarningLine, EarningsQuestion, MonthOfOrders, ReferredOrder } from './pricing/order-earnings.ts'
export { cityDeliveryCost, stemPrice } from './pricing/stem-price.ts'
export type { PriceParts } from './pricing/stem-price.ts'

export type { Move, TransitionTable } from './transitions/transition-table.ts'

export { deliveryMethods, orderKinds, orderKindOf } from './orders/order-kind.ts'
export type { DeliveryMethod, OrderKind } from './orders/order-kind.ts'
export {
  canMoveOrder,
  isAwaitingPayment,
  moveOrder,
  movePayment,
  nextOrderStatuses,
  orderStatuses,
  orderTransitions,
  paymentStatuses,
} from './orders/order-status.ts'
export type { OrderStatus, PaymentStatus } from './orders/order-status.ts'
export { orderTimelineSteps, orderTimeline } from './orders/order-timeline.ts'
export type { OrderTimelineStep } from './orders/order-timeline.ts'
export { agreedAmount, lineShortfall, orderTotals } from './orders/order-totals.ts'
export type { OrderLineAmounts, OrderTotals, OrderTotalsInput } from './orders/order-totals.ts'
export { chooseAddress, defaultAddress } from './orders/order-address.ts'
export type { AddressQuestion, BookedAddress, ChosenAddress } from './orders/order-address.ts'
export {
  defaultCityDeliveryCost,
  deliveryCost,
  freeDeliveryFrom,
  freeDeliveryProgress,
} from './orders/delivery-cost.ts'
export type { DeliveryQuestion, FreeDeliveryProgress } from './orders/delivery-cost.ts'

export { creators, operationSigns, paymentMethods } from './payments/payment-method.ts'
export type { Creator, OperationSign, PaymentMethod } from './payments/payment-method.ts'
export { balanceOperationStatus, creatorOf, movementKinds, operationSign } from './payments/movement-kind.ts'
export { changesByWallet, summarizeBalance } from './payments/balance-summary.ts'
export type { BalanceStep, BalanceSummary } from './payments/balance-summary.ts'
export type { MovementKind } from './payments/movement-kind.ts'
export {
  balanceOperationStatuses,
  balanceOperationTransitions,
  canMoveBalanceOperation,
  moveBalanceOperation,
} from './payments/balance-operation-status.ts'
export type { BalanceOperationStatus } from './payments/balance-operation-status.ts'
export {
  canMoveTransaction,
  moveTransaction,
  transactionStatuses,
  transactionTransitions,
} from './payments/transaction-status.ts'
export type { TransactionStatus } from './payments/transaction-status.ts'
export {
  canMoveSettlement,
  moveSettlement,
  settlementStatuses,
  settlementTransitions,
} from './payments/settlement-status.ts'
export type { SettlementStatus } from './payments/settlement-status.ts'
export { reservationStatuses } from './payments/reservation-status.ts'
export type { ReservationStatus } from './payments/reservation-status.ts'
export { formatRate, parseRate, quoteExchange, rateDigits } from './payments/exchange-quote.ts'
export type {
  ExchangeQuestion,
  ExchangeQuote,
  ExchangeTerms,
  QuotedExchange,
  RubleRates,
} from './payments/exchange-quote.ts'
export { areRatesStale } from './payments/stale-rates.ts'
export { numberInPurpose, paymentPurpose } from './payments/payment-purpose.ts'
export type { PaymentPurpose } from './payments/payment-purpose.ts'
export { paymentProofKey, readPaymentProof } from './payments/payment-proof.ts'
export type { PaymentProof } from './payments/payment-proof.ts'
export { topUpMethods, transactionKinds } from './payments/top-up-method.ts'
export type { TopUpMethod, TransactionKind } from './payments/top-up-method.ts'
export {
  addBankingDays,
  defaultUnpaidLimits,
  isHeldForPayment,
  paidOrderCountsDays,
  unpaidLimit,
  unpaidUntil,
} from './payments/unpaid-orders.ts'
export type { UnpaidLimitQuestion, UnpaidLimits } from './payments/unpaid-orders.ts'

export { hasIban, isIban, normalizeIban } from './requisites/iban.ts'
export { isBic } from './requisites/bic.ts'
export { isAbaRouting } from './requisites/aba-routing.ts'
export { isBik, isCorrespondentAccount, isSettlementAccount } from './requisites/russian-account.ts'
export { isKpp } from './requisites/kpp.ts'
export { isOgrn } from './requisites/ogrn.ts'
export { readBankQr, writeBankQr } from './requisites/bank-qr.ts'
export type { BankQr, BankQrPayee, ReadBankQr } from './requisites/bank-qr.ts'
export { fiscalReceiptKey, readFiscalReceipt, receiptOperations } from './requisites/fiscal-receipt.ts'
export type { FiscalReceipt, ReadFiscalReceipt, ReceiptOperation } from './requisites/fiscal-receipt.ts'

export { isTronAddress, tronAddressHex } from './crypto/tron-address.ts'
export { judgeTransfer } from './crypto/trc20-transfer.ts'
export type { ExpectedTransfer, TransferVerdict, Trc20Transfer } from './crypto/trc20-transfer.ts'
export { formatUsdt, parseUsdt, tronConfirmations, usdtContract, usdtDecimals } from './crypto/usdt.ts'

export { countryCodes } from './identity/country.ts'
export { countryName } from './identity/country-name.ts'
export type { CountryCode } from './identity/country.ts'
export { isInn } from './identity/inn.ts'
export {
  localeCookie,
  localeCookieDays,
  preferredLocale,
  readLocale,
  supportedLocales,
} from './identity/locale.ts'
export type { Locale } from './identity/locale.ts'
export type { Localized } from './identity/localized.ts'
export {
  callCodeDigits,
  codeLifetimeMs,
  codeTries,
  resendAfterMs,
  smsCodeDigits,
} from './identity/one-time-code.ts'
export {
  findPasswordIssue,
  passwordIssues,
  passwordMaxLength,
  passwordMinLength,
} from './identity/password.ts'
export type { PasswordIssue } from './identity/password.ts'
export { readPersonSearch, searchedWords } from './identity/person-search.ts'
export type { PersonSearch } from './identity/person-search.ts'
export { normalizePhone } from './identity/phone.ts'
export type { NormalizedPhone } from './identity/phone.ts'
export { roles } from './identity/role.ts'
export type { Role } from './identity/role.ts'
export {
  canMoveVerification,
  moveVerification,
  verificationStatuses,
  verificationTransitions,
} from './identity/verification-status.ts'
export type { VerificationStatus } from './identity/verification-status.ts'

export { isWholePacks, packUnits, packStep, sellableStems } from './packs/pack.ts'
export type { Pack, PackUnit } from './packs/pack.ts'
export { snapToPack, stepDown, stepUp } from './packs/snap-to-pack.ts'
export type { SnapChange, SnappedQuantity, SnapQuestion } from './packs/snap-to-pack.ts'

export { cartStorageKey, cartDays, emptyCart, serializeCart } from './cart/cart.ts'
export type { Cart, CartItem } from './cart/cart.ts'
export { applyCartChanges, cartChanges, cartLineKey } from './cart/cart-changes.ts'
export type { CartChange } from './cart/cart-changes.ts'
export { removeCartDay, setCartQuantity } from './cart/cart-lines.ts'
export type { CartLineSubject } from './cart/cart-lines.ts'
export { currentCart, currentCartLine } from './cart/current-cart.ts'
export type { KnownLot } from './cart/current-cart.ts'
export { cartDayTotals, cartTotals, lineTotal } from './cart/cart-totals.ts'
export type { CartDelivery, CartTotals } from './cart/cart-totals.ts'
export { parseCart } from './cart/parse-cart.ts'
export type { ParsedCart } from './cart/parse-cart.ts'
export { cartMismatchKinds, compareCartLine, fixCartLine } from './cart/cart-mismatch.ts'
export type { CartCheck, CartMismatch, CartMismatchKind } from './cart/cart-mismatch.ts'
export { fixMismatches, mergeCartLines, quoteDay, shippingBoxes } from './cart/quote-day.ts'
export type { DayQuote, DayToQuote, QuotedLine } from './cart/quote-day.ts'

export { availabilities } from './catalog/availability.ts'
export type { Availability } from './catalog/availability.ts'
export { colors, flowerTypes } from './catalog/flower-card.ts'
export type { Color, FlowerCard, FlowerType } from './catalog/flower-card.ts'
export { compileFilter, emptyFilter, filterCards } from './catalog/catalog-filter.ts'
export type { CatalogFilter } from './catalog/catalog-filter.ts'
export { catalogSorts, sortCards } from './catalog/catalog-sort.ts'
export type { CatalogSort } from './catalog/catalog-sort.ts'
export { activeChipTypes, filterChips, removeChip } from './catalog/filter-chips.ts'
export type { FilterChip } from './catalog/filter-chips.ts'
export { filterFromSearchParams, filterToSearchParams } from './catalog/filter-search-params.ts'
export type { CatalogQuery, ReadableSearchParams } from './catalog/filter-search-params.ts'
export { buildSearchIndex } from './catalog/search-index.ts'
export type { SearchIndex } from './catalog/search-index.ts'
export { searchTerms, withoutTerm } from './catalog/search-terms.ts'
export type { SearchSubject, SearchTerm } from './catalog/search-terms.ts'
export { selectCards, selectPositions } from './catalog/select-positions.ts'
export { facetCounts } from './catalog/facet-counts.ts'
export type { FacetCounts } from './catalog/facet-counts.ts'
export type { PriceHistogram } from './catalog/price-histogram.ts'
export { groupIntoPriceGrid } from './catalog/price-list.ts'
export { firstRowsOf } from './catalog/first-rows.ts'
export type { FirstRows } from './catalog/first-rows.ts'
export type { GridRow, PriceGrid } from './catalog/price-list.ts'

export { operators, operatorContacts, pageTitle } from './operator/operator.ts'
export type { Operator } from './operator/operator.ts'
export { paymentInstructions } from './operator/payment-instructions.ts'
export type { AwaitedPayment, PaymentInstructions } from './operator/payment-instructions.ts'
