import { roles, staffRoles, type Role, type StaffRole } from '@flower-market/flower-domain'
import type { CallName, Contract } from './contract/contract.ts'

type SignedInCall = {
  [N in keyof Contract]: Contract[N]['access'] extends 'signed-in' ? N : never
}[keyof Contract]

/** Name of a call that needs a session. */
export type PermittedCall = SignedInCall

const everybody = roles
/** A token has no second factor, which staff need. */
const allButStaff = ['RECIPIENT', 'BROKER', 'USER', 'AGENT'] as const

/** What a row of the table names: a role, or a staff role of ADMIN. `ADMIN` itself is all staff. */
export type Permitted = Role | StaffRole

/**
 * Which roles may make which call, of staff which staff roles: used by the server's permission check, the menus and the
 * permission tests. Which data a permitted call may access is decided by the call itself; foreign data is answered as not
 * found (404).
 */
export const permissions = {
  logout: everybody,
  sessionList: everybody,
  sessionEnd: everybody,
  sessionEndOthers: everybody,
  passwordChange: everybody,
  apiTokenList: allButStaff,
  apiTokenCreate: allButStaff,
  apiTokenRevoke: allButStaff,
  secondFactor: ['ADMIN'],
  secondFactorBegin: ['ADMIN'],
  secondFactorConfirm: ['ADMIN'],
  recoveryCodesCreate: ['ADMIN'],
  secondFactorRemove: ['ADMIN'],
  staffList: ['owner'],
  staffRoleSet: ['owner'],
  personalDataExport: everybody,
  personErase: everybody,
  confirmPhone: everybody,
  sendPin: everybody,
  userGet: everybody,
  userUpdate: everybody,
  userRegion: everybody,
  userVerification: everybody,
  avatarSet: everybody,
  avatarRemove: everybody,
  proofCheck: everybody,
  proofAttach: everybody,
  addressList: everybody,
  addressCreate: everybody,
  addressUpdate: everybody,
  addressRemove: everybody,
  countryList: everybody,
  cityList: everybody,
  plantationAll: everybody,
  plantationList: everybody,
  plantationAllList: everybody,
  plantationGet: everybody,
  recipientCreate: everybody,
  recipientUpdate: everybody,
  accountList: everybody,
  accountListOf: everybody,
  accountUpdate: everybody,
  accountRates: everybody,
  ratesList: everybody,
  accountExchange: everybody,
  balanceHistory: everybody,
  balanceEntry: everybody,
  accountStatement: everybody,
  balanceChart: everybody,
  operationsHistory: everybody,
  filterList: everybody,
  catalogDays: everybody,
  catalogFirstCards: everybody,
  catalogVariety: everybody,
  catalogPriceList: everybody,
  catalogCards: everybody,
  lotList: ['ADMIN', 'RECIPIENT'],
  lotCreate: ['owner', 'warehouse', 'RECIPIENT'],
  lotUpdate: ['owner', 'warehouse', 'RECIPIENT'],
  lotsSave: ['owner', 'warehouse', 'RECIPIENT'],
  lotWithdraw: ['owner', 'warehouse', 'RECIPIENT'],
  lotPhotoAdd: ['owner', 'warehouse', 'RECIPIENT'],
  lotPhotoRemove: ['owner', 'warehouse', 'RECIPIENT'],
  stockImportCreate: ['owner', 'warehouse', 'RECIPIENT'],
  stockImportList: ['ADMIN', 'RECIPIENT'],
  stockImportGet: ['ADMIN', 'RECIPIENT'],
  stockImportChange: ['owner', 'warehouse', 'RECIPIENT'],
  stockImportApply: ['owner', 'warehouse', 'RECIPIENT'],
  stockImportDiscard: ['owner', 'warehouse', 'RECIPIENT'],
  stockSystem: ['ADMIN'],
  regionRecords: ['ADMIN'],
  regionCreate: ['owner'],
  regionUpdate: ['owner'],
  plantationRecords: ['ADMIN'],
  plantationCreate: ['owner', 'warehouse'],
  plantationUpdate: ['owner', 'warehouse'],
  varietyRecords: ['ADMIN'],
  varietyUpdate: ['owner', 'warehouse'],
  auctionTime: everybody,
  auctionList: everybody,
  auctionGet: everybody,
  auctionHistory: everybody,
  auctionPress: everybody,
  auctionChoose: everybody,
  auctionPressGet: everybody,
  auctionCreate: ['owner', 'warehouse'],
  auctionCancel: ['owner', 'warehouse'],
  checkCart: everybody,
  cartSync: everybody,
  savedLists: everybody,
  savedListCreate: everybody,
  savedListUpdate: everybody,
  savedListRemove: everybody,
  standingOrders: everybody,
  standingOrderGet: everybody,
  standingOrderCreate: everybody,
  standingOrderUpdate: everybody,
  noticeList: everybody,
  noticeUnread: everybody,
  noticeRead: everybody,
  noticeSettings: everybody,
  noticeSettingsSet: everybody,
  noticePush: everybody,
  noticePushOn: everybody,
  noticePushOff: everybody,
  favorites: everybody,
  favoriteSet: everybody,
  deliveryTerms: everybody,
  regionList: everybody,
  staffOrders: ['ADMIN'],
  staffOrder: ['ADMIN'],
  orderViews: ['ADMIN'],
  orderViewSave: ['ADMIN'],
  orderViewRemove: ['ADMIN'],
  dayDeliveries: ['ADMIN'],
  orderList: everybody,
  plantationPurchaseList: everybody,
  plantationOrderList: everybody,
  purchaseList: everybody,
  purchaseGet: everybody,
  purchaseHold: everybody,
  purchaseCreate: everybody,
  plantationPurchaseCreate: everybody,
  purchaseCancel: everybody,
  orderMyself: everybody,
  plantationOrderCreate: everybody,
  plantationOrderCreateAll: everybody,
  plantationOrderCancelAll: everybody,
  requestAccept: everybody,
  requestGet: everybody,
  requestVarieties: everybody,
  receivedRequests: ['ADMIN', 'RECIPIENT'],
  receivedRequest: ['ADMIN', 'RECIPIENT'],
  requestAnswer: ['owner', 'warehouse', 'RECIPIENT'],
  answerTemplates: ['ADMIN', 'RECIPIENT'],
  answerTemplatesSave: ['owner', 'warehouse', 'RECIPIENT'],
  receivedOrders: ['ADMIN', 'RECIPIENT'],
  packingList: ['ADMIN', 'RECIPIENT'],
  shipmentDocument: everybody,
  orderDocuments: everybody,
  documentList: everybody,
  documentFile: everybody,
  claimCreate: everybody,
  claimPhotoAdd: everybody,
  claimWithdraw: everybody,
  claimReceived: ['ADMIN', 'RECIPIENT'],
  claimReview: ['ADMIN'],
  claimDecide: ['owner', 'support'],
  claimRates: ['ADMIN'],
  transactionList: everybody,
  topUpWays: everybody,
  transactionGet: everybody,
  invoiceGet: everybody,
  transactionCreate: everybody,
  transactionChange: everybody,
  cardPurchase: everybody,
  balancePurchase: everybody,
  transactionCancel: everybody,
  transactionReceived: ['ADMIN', 'RECIPIENT'],
  transactionStatusAccept: ['owner', 'accountant', 'RECIPIENT'],
  orderPayment: everybody,
  ordersPayment: everybody,
  cryptoRate: everybody,
  orderGarantex: everybody,
  cryptoPaymentGet: everybody,
  sandboxTransfer: everybody,
  userList: ['ADMIN', 'BROKER', 'AGENT'],
  userSearch: ['ADMIN', 'BROKER', 'AGENT'],
  userById: ['ADMIN', 'BROKER', 'AGENT'],
  userAddReferral: ['owner', 'accountant', 'BROKER'],
  exampleLot: ['ADMIN', 'BROKER'],
  personGet: ['ADMIN'],
  personAdd: ['owner', 'support'],
  personChange: ['owner', 'support'],
  personRole: ['owner'],
  personBlock: ['owner', 'support'],
  personUnblock: ['owner', 'support'],
  personSessionEnd: ['owner', 'support'],
  personSessionsEnd: ['owner', 'support'],
  personMoney: ['owner', 'accountant'],
  personMoneyCorrect: ['owner', 'accountant'],
  userVerificationReview: ['owner', 'support'],
  dayClosing: ['owner', 'accountant'],
  dayClose: ['owner', 'accountant'],
  dayClosingExport: ['owner', 'accountant'],
  ledgerEntries: ['owner', 'accountant'],
  reportTurnover: ['owner', 'accountant'],
  reportMargin: ['owner', 'accountant'],
  reportPlantations: ['owner', 'accountant'],
  reportBuyers: ['owner', 'accountant'],
  reportStock: ['owner', 'accountant'],
  reportExport: ['owner', 'accountant'],
  ledgerProve: ['owner', 'accountant'],
  recipientReviewList: ['owner', 'accountant'],
  recipientReview: ['owner', 'accountant'],
  openPayments: ['owner', 'accountant'],
  transactionReview: ['ADMIN'],
  transactionReviewGet: ['ADMIN'],
  transactionSend: ['owner', 'accountant'],
  transactionConfirm: ['owner', 'accountant'],
  transactionReject: ['owner', 'accountant'],
  transactionRefunds: ['owner', 'accountant'],
  transactionRefund: ['owner', 'accountant'],
  orderStatus: ['owner', 'support', 'warehouse'],
  bankStatementImport: ['owner', 'accountant'],
  bankStatementList: ['owner', 'accountant'],
  bankStatementGet: ['owner', 'accountant'],
  bankStatementCredit: ['owner', 'accountant'],
  bankStatementCreditPerson: ['owner', 'accountant'],
  bankStatementExclude: ['owner', 'accountant'],
  cryptoTransferList: ['owner', 'accountant'],
  cryptoTransferGet: ['owner', 'accountant'],
  cryptoTransferSettle: ['owner', 'accountant'],
  setup: ['ADMIN'],
  operatorSettings: ['ADMIN'],
  operatorSettingSet: ['owner'],
  auditList: ['owner'],
  desk: ['ADMIN'],
  deskWatch: ['ADMIN'],
} as const satisfies Record<SignedInCall, readonly Permitted[]>

/** What staff may still do who need a second factor and have none: set it up, and leave. */
const callsBeforeSecondFactor: ReadonlySet<PermittedCall> = new Set<PermittedCall>([
  'logout',
  'sessionList',
  'sessionEnd',
  'sessionEndOthers',
  'passwordChange',
  'secondFactor',
  'secondFactorBegin',
  'secondFactorConfirm',
])

/** Whether a call is made before one's second factor is set up, where the operator requires it. */
export function isBeforeSecondFactor(call: PermittedCall): boolean {
  return callsBeforeSecondFactor.has(call)
}

/** Who makes a call: somebody with a session, or a role in general, of staff whatever they do. */
export type Caller = Role | { readonly role: Role; readonly staffRole?: StaffRole | null | undefined }

/** Whether somebody may make a call. */
export function mayCall(caller: Caller, call: PermittedCall): boolean {
  const row: readonly Permitted[] = permissions[call]
  const role = typeof caller === 'string' ? caller : caller.role
  if (row.includes(role)) return true
  if (role !== 'ADMIN') return false
  if (typeof caller === 'string') return row.some((permitted) => isStaffRole(permitted))
  return caller.staffRole != null && row.includes(caller.staffRole)
}

function isStaffRole(permitted: Permitted): permitted is StaffRole {
  return (staffRoles as readonly Permitted[]).includes(permitted)
}

/** Whether anybody, also a guest (null), may make a call: public ones everybody, the others by the table. */
export function isCallPermitted(caller: Caller | null, call: CallName): boolean {
  if (!Object.hasOwn(permissions, call)) return true
  return caller !== null && mayCall(caller, call as PermittedCall)
}
