import type { CallName } from './contract/contract.ts'

/** What answers are about, so that those which a change may have made wrong can be asked for again. */
export type ResourceTag =
  | 'addresses'
  | 'answer-templates'
  | 'audit'
  | 'auctions'
  | 'balances'
  | 'claims'
  | 'desk'
  | 'favorites'
  | 'lists'
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
  userById: ['people'],
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
  bankStatementList: ['transactions'],
  bankStatementGet: ['transactions'],
  cryptoPaymentGet: ['transactions'],
  cryptoTransferList: ['transactions'],
  cryptoRate: ['rates'],
  topUpWays: ['terms'],
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
  favoriteSet: ['favorites'],
  accountExchange: ['balances'],
  accountUpdate: ['balances'],
  passwordChange: ['sessions'],
  secondFactorConfirm: ['second-factor', 'sessions'],
  recoveryCodesCreate: ['second-factor'],
  secondFactorRemove: ['second-factor'],
  staffRoleSet: ['staff'],
  purchaseHold: ['stock'],
  purchaseCreate: ['balances', 'orders', 'stock', 'transactions'],
  auctionPress: ['balances'],
  auctionChoose: ['auctions', 'balances', 'orders', 'transactions'],
  auctionCreate: ['auctions', 'stock'],
  auctionCancel: ['auctions', 'stock'],
  lotCreate: ['stock'],
  lotUpdate: ['stock'],
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
  bankStatementCredit: ['transactions'],
  bankStatementCreditPerson: ['balances', 'transactions'],
  transactionRefund: ['balances', 'transactions'],
  orderGarantex: ['transactions'],
  proofAttach: ['transactions'],
  cardPurchase: ['transactions'],
  balancePurchase: ['balances', 'orders', 'transactions'],
  operatorSettingSet: ['settings', 'terms'],
  personAdd: ['audit', 'people', 'outbox'],
  personChange: ['audit', 'people'],
  personRole: ['audit', 'people'],
  personBlock: ['audit', 'people'],
  personUnblock: ['audit', 'people'],
  personSessionEnd: ['audit', 'people'],
  personSessionsEnd: ['audit', 'people'],
  personMoney: ['audit', 'people', 'balances'],
  personMoneyCorrect: ['audit', 'people', 'balances'],
  purchaseCancel: ['balances', 'orders', 'stock', 'transactions'],
  orderStatus: ['balances', 'orders', 'people', 'stock', 'transactions'],
  userRegion: ['places', 'stock', 'terms'],
  userUpdate: ['orders', 'places', 'stock', 'terms'],
} as const satisfies { readonly [N in CallName]?: readonly ResourceTag[] }
