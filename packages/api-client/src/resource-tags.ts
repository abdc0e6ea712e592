import type { CallName } from './contract/contract.ts'

/** What answers are about, so that those which a change may have made wrong can be asked for again. */
export type ResourceTag =
  | 'addresses'
  | 'api-tokens'
  | 'answer-templates'
  | 'audit'
  | 'auctions'
  | 'balances'
  | 'claims'
  | 'desk'
  | 'favorites'
  | 'ledger'
  | 'lists'
  | 'order-views'
  | 'notice-settings'
  | 'notices'
  | 'orders'
  | 'outbox'
  | 'people'
  | 'places'
  | 'plantations'
  | 'profile'
  | 'rates'
  | 'requests'
  | 'second-factor'
  | 'sessions'
  | 'settings'
  | 'staff'
  | 'standing-orders'
  | 'stock'
  | 'terms'
  | 'transactions'

/**
 * What the answer of a read is about. Kept apart from the calls themselves, whose schemas are loaded after the first
 * screen.
 */
const tagsByRead: { readonly [N in CallName]?: readonly ResourceTag[] } = {
  accountList: ['balances'],
  addressList: ['addresses'],
  apiTokenList: ['api-tokens'],
  accountListOf: ['balances'],
  accountRates: ['rates'],
  ratesList: ['rates'],
  balanceEntry: ['balances'],
  balanceHistory: ['balances'],
  accountStatement: ['balances'],
  invoiceGet: ['transactions'],
  balanceChart: ['balances'],
  operationsHistory: ['balances'],
  filterList: ['stock'],
  catalogVariety: ['stock', 'terms', 'orders'],
  catalogPriceList: ['stock'],
  catalogCards: ['stock'],
  catalogDays: ['stock'],
  catalogFirstCards: ['stock'],
  lotList: ['stock'],
  regionRecords: ['places'],
  plantationRecords: ['places', 'stock'],
  varietyRecords: ['stock'],
  stockImportList: ['stock'],
  stockImportGet: ['stock'],
  stockSystem: ['stock'],
  auctionTime: ['auctions'],
  auctionList: ['auctions'],
  auctionGet: ['auctions', 'terms'],
  auctionHistory: ['auctions', 'orders'],
  auctionPressGet: ['auctions'],
  checkCart: ['stock', 'terms'],
  savedLists: ['lists'],
  noticeList: ['notices'],
  noticeUnread: ['notices'],
  noticeSettings: ['notice-settings'],
  noticePush: ['notice-settings'],
  standingOrders: ['standing-orders'],
  standingOrderGet: ['standing-orders', 'stock', 'terms'],
  favorites: ['favorites'],
  deliveryTerms: ['terms'],
  regionList: ['places', 'terms'],
  orderList: ['orders'],
  plantationPurchaseList: ['orders'],
  plantationOrderList: ['orders', 'requests'],
  purchaseList: ['orders'],
  purchaseGet: ['orders'],
  staffOrders: ['orders'],
  staffOrder: ['orders', 'claims', 'transactions'],
  dayClosing: ['balances', 'transactions', 'ledger'],
  dayClosingExport: ['transactions'],
  ledgerEntries: ['balances', 'ledger'],
  reportTurnover: ['orders', 'balances'],
  reportMargin: ['orders', 'balances'],
  reportPlantations: ['orders', 'claims'],
  reportBuyers: ['orders'],
  reportStock: ['stock', 'orders', 'auctions'],
  reportExport: ['orders'],
  orderViews: ['order-views'],
  dayDeliveries: ['orders'],
  requestGet: ['requests'],
  requestVarieties: ['stock'],
  receivedRequests: ['requests'],
  receivedRequest: ['requests'],
  answerTemplates: ['answer-templates'],
  receivedOrders: ['orders'],
  packingList: ['orders'],
  shipmentDocument: ['orders'],
  orderDocuments: ['orders'],
  documentList: ['orders', 'transactions'],
  documentFile: ['orders', 'transactions'],
  claimReceived: ['claims'],
  claimReview: ['claims'],
  claimRates: ['claims'],
  userGet: ['profile', 'balances'],
  userById: ['people', 'orders'],
  personalDataExport: ['profile', 'balances', 'orders'],
  exampleLot: ['people', 'stock'],
  userList: ['people'],
  userSearch: ['people'],
  sessionList: ['sessions'],
  secondFactor: ['second-factor'],
  staffList: ['staff'],
  countryList: ['places'],
  cityList: ['places'],
  plantationAll: ['places'],
  plantationList: ['stock'],
  plantationGet: ['stock', 'terms'],
  plantationAllList: ['plantations'],
  recipientReviewList: ['plantations'],
  outboxList: ['outbox'],
  transactionList: ['transactions'],
  transactionGet: ['transactions'],
  transactionReceived: ['transactions'],
  transactionReview: ['transactions'],
  transactionRefunds: ['transactions'],
  transactionReviewGet: ['transactions'],
  openPayments: ['transactions'],
  bankStatementList: ['transactions'],
  bankStatementGet: ['transactions'],
  cryptoPaymentGet: ['transactions'],
  cryptoTransferList: ['transactions'],
  cryptoTransferGet: ['transactions'],
  cryptoRate: ['rates'],
  topUpWays: ['terms'],
  setup: ['places', 'settings', 'stock'],
  operatorSettings: ['settings'],
  auditList: ['audit'],
  personGet: ['people', 'balances', 'orders', 'sessions'],
  desk: ['desk', 'balances', 'claims', 'people', 'requests', 'stock', 'transactions'],
}

/** What a read's answer is about; nothing for a call whose answer never has to be asked for again. */
export function resourceTagsOf(name: CallName): readonly ResourceTag[] {
  return tagsByRead[name] ?? []
}

/** What a write may have changed beside its own answer. A place decides on stock, prices and delivery. */
export const changedTags = {
  addressCreate: ['addresses', 'terms'],
  addressUpdate: ['addresses', 'terms'],
  addressRemove: ['addresses', 'terms'],
  savedListCreate: ['lists'],
  savedListUpdate: ['lists', 'standing-orders'],
  savedListRemove: ['lists'],
  standingOrderCreate: ['standing-orders'],
  standingOrderUpdate: ['standing-orders'],
  noticeRead: ['notices'],
  noticeSettingsSet: ['notice-settings'],
  noticePushOn: ['notice-settings'],
  noticePushOff: ['notice-settings'],
  favoriteSet: ['favorites'],
  accountExchange: ['balances'],
  accountUpdate: ['balances'],
  passwordChange: ['sessions', 'api-tokens'],
  apiTokenCreate: ['api-tokens'],
  apiTokenRevoke: ['api-tokens'],
  secondFactorConfirm: ['second-factor', 'sessions'],
  recoveryCodesCreate: ['second-factor'],
  secondFactorRemove: ['second-factor'],
  staffRoleSet: ['audit', 'people', 'staff'],
  purchaseHold: ['stock'],
  purchaseCreate: ['balances', 'orders', 'stock', 'transactions'],
  auctionPress: ['balances'],
  auctionChoose: ['auctions', 'balances', 'orders', 'transactions'],
  auctionCreate: ['auctions', 'audit', 'stock'],
  auctionCancel: ['auctions', 'audit', 'stock'],
  lotCreate: ['stock'],
  lotUpdate: ['stock'],
  lotsSave: ['stock'],
  regionCreate: ['audit', 'places', 'terms'],
  regionUpdate: ['audit', 'places', 'terms'],
  plantationCreate: ['audit', 'places'],
  plantationUpdate: ['audit', 'places', 'stock'],
  varietyUpdate: ['audit', 'stock'],
  lotWithdraw: ['stock'],
  lotPhotoAdd: ['stock'],
  lotPhotoRemove: ['stock'],
  stockImportCreate: ['stock'],
  stockImportChange: ['stock'],
  stockImportApply: ['stock'],
  stockImportDiscard: ['stock'],
  orderMyself: ['requests'],
  plantationOrderCreate: ['requests'],
  plantationOrderCreateAll: ['balances', 'orders', 'requests', 'transactions'],
  plantationOrderCancelAll: ['requests'],
  requestAccept: ['balances', 'orders', 'requests', 'transactions'],
  requestAnswer: ['requests'],
  answerTemplatesSave: ['answer-templates'],
  claimCreate: ['claims', 'orders'],
  claimPhotoAdd: ['claims', 'orders'],
  claimWithdraw: ['claims', 'orders'],
  transactionConfirm: ['balances', 'desk', 'ledger', 'orders', 'people', 'transactions'],
  claimDecide: ['balances', 'claims', 'orders', 'people', 'transactions'],
  plantationPurchaseCreate: ['balances', 'orders', 'stock', 'transactions'],
  recipientCreate: ['plantations'],
  recipientUpdate: ['plantations'],
  transactionCreate: ['balances', 'transactions'],
  transactionCancel: ['balances', 'transactions'],
  transactionStatusAccept: ['transactions'],
  transactionChange: ['orders', 'transactions'],
  orderPayment: ['orders', 'transactions'],
  ordersPayment: ['orders', 'transactions'],
  bankStatementImport: ['transactions'],
  bankStatementExclude: ['transactions'],
  bankStatementCredit: ['transactions'],
  bankStatementCreditPerson: ['balances', 'transactions'],
  transactionReject: ['balances', 'desk', 'ledger', 'people', 'transactions'],
  transactionSend: ['balances', 'desk', 'ledger', 'people', 'transactions'],
  recipientReview: ['desk', 'plantations'],
  cryptoTransferSettle: ['balances', 'desk', 'ledger', 'people', 'transactions'],
  transactionRefund: ['balances', 'ledger', 'orders', 'people', 'transactions'],
  orderGarantex: ['transactions'],
  proofAttach: ['transactions'],
  cardPurchase: ['transactions'],
  balancePurchase: ['balances', 'orders', 'transactions'],
  operatorSettingSet: ['settings', 'terms'],
  personAdd: ['audit', 'people', 'outbox'],
  personChange: ['audit', 'people'],
  personRole: ['audit', 'people', 'staff'],
  personBlock: ['audit', 'people'],
  personUnblock: ['audit', 'people'],
  personSessionEnd: ['audit', 'people'],
  personSessionsEnd: ['audit', 'people'],
  personMoney: ['audit', 'people', 'balances'],
  personMoneyCorrect: ['audit', 'people', 'balances'],
  userVerificationReview: ['audit', 'desk', 'people'],
  purchaseCancel: ['balances', 'orders', 'stock', 'transactions'],
  dayClose: ['ledger', 'desk'],
  orderViewSave: ['order-views'],
  orderViewRemove: ['order-views'],
  orderStatus: ['audit', 'balances', 'orders', 'people', 'stock', 'transactions'],
  userRegion: ['places', 'stock', 'terms'],
  userUpdate: ['orders', 'places', 'stock', 'terms'],
} as const satisfies { readonly [N in CallName]?: readonly ResourceTag[] }
