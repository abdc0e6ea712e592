import { apiScopes, type ApiScope } from '@flower-market/flower-domain'
import type { PermittedCall } from './permissions.ts'

/** The calls of each scope; the role of a token's person has to permit them, too. */
const callsOfScopes: Readonly<Record<ApiScope, readonly PermittedCall[]>> = {
  'catalog:read': [
    'filterList',
    'catalogDays',
    'catalogFirstCards',
    'catalogVariety',
    'catalogPriceList',
    'catalogCards',
    'checkCart',
    'cartDays',
    'regionList',
    'plantationAll',
    'plantationList',
    'plantationGet',
    'favorites',
  ],
  'orders:read': [
    'orderList',
    'plantationPurchaseList',
    'plantationOrderList',
    'purchaseList',
    'purchaseGet',
    'requestGet',
    'orderPayment',
    'orderDocuments',
    'shipmentDocument',
    'documentList',
    'documentFile',
  ],
  'orders:write': [
    'addressList',
    'deliveryTerms',
    'purchaseHold',
    'purchaseCreate',
    'plantationPurchaseCreate',
    'purchaseCancel',
  ],
  'balance:read': [
    'accountList',
    'balanceHistory',
    'balanceEntry',
    'balanceChart',
    'accountStatement',
    'operationsHistory',
    'transactionList',
    'transactionGet',
    'invoiceGet',
  ],
}

/** The scopes that a call belongs to; none for a call that no token can make. */
export function scopesOf(call: PermittedCall): readonly ApiScope[] {
  return apiScopes.filter((scope) => callsOfScopes[scope].includes(call))
}
