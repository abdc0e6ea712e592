import { roles, type Role } from '@flower-market/flower-domain'
import type { CallName, Contract } from './contract/contract.ts'

type SignedInCall = {
  [N in keyof Contract]: Contract[N]['access'] extends 'signed-in' ? N : never
}[keyof Contract]

/** Name of a call that needs a session. */
export type PermittedCall = SignedInCall

const everybody = roles

/**
 * Which roles may make which call: used by the server's permission check, the menu and the permission tests. Which data
 * a permitted call may access is decided by the call itself; foreign data is answered as not found (404).
 */
export const permissions = {
  logout: everybody,
  sessionList: everybody,
  sessionEnd: everybody,
  sessionEndOthers: everybody,
  passwordChange: everybody,
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
  accountList: everybody,
  accountListOf: everybody,
  accountUpdate: everybody,
  accountRates: everybody,
  ratesList: everybody,
  accountExchange: everybody,
  balanceHistory: everybody,
  balanceEntry: everybody,
  operationsHistory: everybody,
  filterList: everybody,
  catalogDays: everybody,
  catalogFirstCards: everybody,
  catalogCards: everybody,
  checkCart: everybody,
  cartSync: everybody,
  deliveryTerms: everybody,
  regionList: everybody,
  purchaseList: everybody,
  purchaseGet: everybody,
  purchaseCreate: everybody,
  transactionList: everybody,
  topUpWays: everybody,
  transactionGet: everybody,
  transactionCreate: everybody,
  transactionChange: everybody,
  balancePurchase: everybody,
  userList: ['ADMIN', 'BROKER', 'AGENT'],
  userSearch: ['ADMIN', 'BROKER', 'AGENT'],
  userById: ['ADMIN', 'BROKER', 'AGENT'],
  userAddReferral: ['ADMIN', 'BROKER'],
  exampleLot: ['ADMIN', 'BROKER'],
  userVerificationReview: ['ADMIN'],
  ledgerProve: ['ADMIN'],
  transactionConfirm: ['ADMIN'],
  transactionReject: ['ADMIN'],
  purchaseCancel: ['ADMIN'],
} as const satisfies Record<SignedInCall, readonly Role[]>

/** Whether a role may make a call. */
export function mayCall(role: Role, call: PermittedCall): boolean {
  return (permissions[call] as readonly Role[]).includes(role)
}

/** Whether anybody, also a guest (null), may make a call: public ones everybody, the others by their role. */
export function isCallPermitted(role: Role | null, call: CallName): boolean {
  if (!Object.hasOwn(permissions, call)) return true
  return role !== null && mayCall(role, call as PermittedCall)
}
