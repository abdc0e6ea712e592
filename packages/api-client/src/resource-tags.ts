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
  | 'questions'
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
  | 'webhooks'

/**
 * What the answer of a read is about. Kept apart from the calls themselves, whose schemas are loaded after the first
 * screen.
 */
const tagsByRead: { readonly [N in CallName]?: readonly ResourceTag[] } = {
  accountList: ['balances'],
  addressList: ['addresses'],
  apiTokenList: ['api-tokens'],
  webhookList: ['webhooks'],
  webhookDeliveries: ['webhooks'],
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
  lotCarts: ['stock'],
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
  cartDays: ['stock', 'terms'],
  savedLists: ['lists'],
  noticeList: ['notices'],
  questionList: ['questions', 'transactions', 'profile'],
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
  plantationStatement: ['orders', 'claims', 'transactions'],
  plantationStatementFile: ['orders', 'claims', 'transactions'],
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
  mailTextList: ['settings'],
  auditList: ['audit'],
  personGet: ['people', 'balances', 'orders', 'sessions'],
  deskCount: ['desk', 'claims', 'people', 'requests', 'transactions'],
  desk: ['desk', 'balances', 'claims', 'people', 'requests', 'stock', 'transactions'],
}

/** What a read's answer is about; nothing for a call whose answer never has to be asked for again. */
export function resourceTagsOf(name: CallName): readonly ResourceTag[] {
  return tagsByRead[name] ?? []
}
