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
export { allocate, coverDues, type CoveredDues } from './money/allocate.ts'
export { includedVat } from './money/included-vat.ts'
export { rublesInWords } from './money/rubles-in-words.ts'
export { minorToDecimalString, parseMinor, type DecimalOptions, type ParsedMinor } from './money/decimal.ts'

export { addDays, isIsoDate, weekdayOf, type IsoDate } from './time/iso-date.ts'
export { cutoffFor, daysOnSale, deliveryDays, isBeforeCutoff, isDeliveryDay } from './time/delivery-days.ts'
export type { DeliveryDaysQuestion } from './time/delivery-days.ts'
export { moscowSchedule } from './time/delivery-schedule.ts'
export type { CutoffTerms, DeliverySchedule, RegionTerms } from './time/delivery-schedule.ts'
export { dateIn, instantIn, isTimeZone, moscowDateOf, moscowTimeZone } from './time/time-zone.ts'

export {
  maxPercentageBp,
  noPercentages,
  percentageNames,
  samePercentages,
  type Percentages,
} from './pricing/percentages.ts'
export {
  earningsKinds,
  earningsState,
  orderEarnings,
  orderMargin,
  ordersByMonth,
} from './pricing/order-earnings.ts'
export type {
  EarningLine,
  EarningsKind,
  EarningsQuestion,
  EarningsState,
  MonthOfOrders,
  ReferredOrder,
} from './pricing/order-earnings.ts'
export { cityDeliveryCost, stemPrice, type PriceParts } from './pricing/stem-price.ts'

export type { Move, TransitionTable } from './transitions/transition-table.ts'

export {
  availabilityOf,
  deliveryMethods,
  isPaidAfterAgreement,
  orderKinds,
  orderKindOf,
} from './orders/order-kind.ts'
export * from './lots/index.ts'
export * from './holds/index.ts'
export * from './notices/index.ts'
export * from './auction/index.ts'

export type { DeliveryMethod, OrderKind } from './orders/order-kind.ts'
export { isAwaitingPayment, movePayment, orderStatuses, paymentStatuses } from './orders/order-status.ts'
export {
  answerOrderMove,
  canMoveOrder,
  moveOrder,
  nextOrderStatuses,
  orderActors,
  orderConditions,
  orderMoves,
  orderTransitions,
} from './orders/order-moves.ts'
export type {
  OrderActor,
  OrderCondition,
  OrderMoveAnswer,
  OrderMoveQuestion,
  OrderMoveRule,
} from './orders/order-moves.ts'
export { claimsEndAt, defaultClaimHours, metConditions, type OrderFacts } from './orders/order-conditions.ts'
export { changeLines } from './orders/change-lines.ts'
export * from './delivery/index.ts'
export type {
  ChangedLine,
  ChangedLines,
  LineAnswer,
  LineIssue,
  OrderLineState,
} from './orders/change-lines.ts'
export * from './claims/index.ts'
export { correctedQuantities, correctionTable } from './documents/correction.ts'
export type { CorrectedLine, CorrectionRow, CorrectionTable, DocumentedLine } from './documents/correction.ts'
export { missingRequisites, updRequisites, updTable } from './documents/upd.ts'
export type { ShippedLine, UpdBuyer, UpdRequisite, UpdRow, UpdTable } from './documents/upd.ts'
export { lineCredits, type CreditsQuestion } from './orders/line-credits.ts'
export type { OrderStatus, PaymentStatus } from './orders/order-status.ts'
export { orderTimelineSteps, orderTimeline, type OrderTimelineStep } from './orders/order-timeline.ts'
export { agreedAmount, billedAmount, lineShortfall, orderTotals } from './orders/order-totals.ts'
export type { OrderLineAmounts, OrderTotals, OrderTotalsInput } from './orders/order-totals.ts'
export { agreedFullPrice, fullPriceOf, ownPriceOf, type PriceTerms } from './pricing/own-price.ts'
export * from './requests/index.ts'
export { addFoundLots, countMissing, moveLines, repeatOrder } from './orders/repeat-order.ts'
export type {
  CartFlower,
  DayMove,
  FoundLot,
  OrderedFlower,
  RepeatChange,
  RepeatedLine,
} from './orders/repeat-order.ts'
export { chooseAddress, defaultAddress } from './orders/order-address.ts'
export type { AddressQuestion, BookedAddress, ChosenAddress } from './orders/order-address.ts'
export {
  defaultCityDeliveryCost,
  deliveryCost,
  freeDeliveryFrom,
  freeDeliveryProgress,
} from './orders/delivery-cost.ts'
export type { DeliveryQuestion, FreeDeliveryProgress } from './orders/delivery-cost.ts'

export * from './payments/index.ts'

export * from './requisites/index.ts'

export { isTronAddress, tronAddressHex, tronAddressOf } from './crypto/tron-address.ts'
export {
  cryptoPaymentLifetimeMs,
  cryptoPaymentStates,
  cryptoPaymentTransitions,
  cryptoWatchMs,
  moveCryptoPayment,
} from './crypto/crypto-payment-state.ts'
export type { CryptoPaymentState } from './crypto/crypto-payment-state.ts'
export { heldReasons, isWorthReading, matchTransfer } from './crypto/match-transfer.ts'
export type { AwaitedTransfer, HeldReason, MatchedTransfer } from './crypto/match-transfer.ts'
export { amountTails, quoteUsdt, rublesForUsdt, usdtRate, type UsdtQuote } from './crypto/usdt-quote.ts'
export { judgeTransfer } from './crypto/trc20-transfer.ts'
export type { ExpectedTransfer, TransferVerdict, Trc20Transfer } from './crypto/trc20-transfer.ts'
export { formatUsdt, parseUsdt, tronConfirmations, usdtContract, usdtDecimals } from './crypto/usdt.ts'

export { countryAlpha2 } from './identity/country-alpha2.ts'
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
export { compactRowsCookie } from './identity/compact-rows.ts'
export { readChosenTheme, themeCookie, themes } from './identity/theme.ts'
export type { Theme } from './identity/theme.ts'
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
export { readPersonSearch, personSearchTerms, type PersonSearch } from './identity/person-search.ts'
export { normalizePhone, phoneLink, type NormalizedPhone } from './identity/phone.ts'
export { apiScopes, type ApiScope } from './identity/api-scope.ts'
export { roles, type Role } from './identity/role.ts'
export { staffRoles, type StaffRole } from './identity/staff-role.ts'
export {
  formatRecoveryCode,
  readSecondFactorCode,
  recoveryCodeAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  secondFactorRequirements,
  totpDigits,
  totpPeriodSeconds,
} from './identity/second-factor.ts'
export type { SecondFactorCode, SecondFactorRequirement } from './identity/second-factor.ts'
export {
  canMoveVerification,
  moveVerification,
  verificationStatuses,
  verificationTransitions,
} from './identity/verification-status.ts'
export type { VerificationStatus } from './identity/verification-status.ts'

export { isWholePacks, packUnits, packStep, sellableStems, type Pack, type PackUnit } from './packs/pack.ts'
export { packsAround, snapToPack, stepDown, stepUp } from './packs/snap-to-pack.ts'
export type { SnapChange, SnappedQuantity, SnapQuestion } from './packs/snap-to-pack.ts'

export * from './cart/index.ts'

export { availabilities, type Availability } from './catalog/availability.ts'
export { colors, flowerTypes, type Color, type FlowerCard, type FlowerType } from './catalog/flower-card.ts'
export { compileFilter, emptyFilter, filterCards, type CatalogFilter } from './catalog/catalog-filter.ts'
export { catalogSorts, sortCards, type CatalogSort } from './catalog/catalog-sort.ts'
export { activeChipTypes, filterChips, removeChip, type FilterChip } from './catalog/filter-chips.ts'
export { filterFromSearchParams, filterToSearchParams } from './catalog/filter-search-params.ts'
export type { CatalogQuery, ReadableSearchParams } from './catalog/filter-search-params.ts'
export { buildSearchIndex, type SearchIndex } from './catalog/search-index.ts'
export { searchWords } from './catalog/search-text.ts'
export { distinctTerms, searchTerms, withoutTerm } from './catalog/search-terms.ts'
export type { SearchSubject, SearchTerm } from './catalog/search-term.ts'
export { favoriteKey, withFavorites, type FavoriteVariety } from './catalog/favorites.ts'
export { selectCards, selectPositions } from './catalog/select-positions.ts'
export { facetCounts, type FacetCounts } from './catalog/facet-counts.ts'
export type { PriceHistogram } from './catalog/price-histogram.ts'
export { groupIntoPriceGrid } from './catalog/price-list.ts'
export { isPastOwnCutoff, lotCutoff } from './catalog/lot-cutoff.ts'
export { firstRowsOf, type FirstRows } from './catalog/first-rows.ts'
export type { GridRow, PriceGrid } from './catalog/price-list.ts'

export * from './lists/index.ts'

export * from './standing/index.ts'

export { matchWishes, type WishMatch } from './wishes/match-wishes.ts'
export { isWishedFor, maxFavorites, mergeWishes, savedListLimits, type Wish } from './wishes/wish.ts'
export { wishColumns, wishTable, type NamedWish } from './wishes/wish-table.ts'

export { demoContacts, operatorParty } from './operator/operator-party.ts'
export type { OperatorContacts, OperatorParty } from './operator/operator-party.ts'
export { unbrokenAddress, unbrokenEmail, unbrokenPhone } from './operator/unbroken-address.ts'
export { changedRegionTerms, changedTerms, type Wanted } from './operator/changed-terms.ts'
export {
  demoSignatory,
  isDemoSignatory,
  signatoryName,
  type OperatorSignatory,
} from './operator/signatory.ts'
export { operators, pageTitle, type Operator } from './operator/operator.ts'
export {
  defaultOperatorSettings,
  demoOperatorSettings,
  incomingMethods,
  needsRequisites,
  verificationRequirements,
} from './operator/operator-settings.ts'
export type {
  IncomingMethod,
  OperatorSettingName,
  OperatorSettings,
  VerificationRequirement,
} from './operator/operator-settings.ts'
export {
  areDemoRequisites,
  demoRequisites,
  findOperatorRequisiteProblems,
  operatorRequisites,
} from './operator/requisites.ts'
export type {
  OperatorRequisite,
  OperatorRequisiteProblem,
  OperatorRequisiteProblems,
  OperatorRequisites,
} from './operator/requisites.ts'
export { paymentInstructions } from './operator/payment-instructions.ts'
export type { AwaitedPayment, PaymentInstructions } from './operator/payment-instructions.ts'

export * from './audit/index.ts'
export * from './desk/index.ts'
export * from './reports/index.ts'
export * from './webhooks/index.ts'
