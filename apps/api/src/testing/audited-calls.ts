import type { Call } from '@flower-market/api-client'
import {
  contract,
  isWriting,
  permissions,
  type CallName,
  type Endpoint,
  type PermittedCall,
} from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type { TestShop } from './test-shop.ts'

/** Writing calls of staff that leave nothing in the audit log, and why. */
export const unauditedCalls: Partial<Record<PermittedCall, string>> = {
  secondFactorBegin: 'nothing holds before secondFactorConfirm',
  passkeyBegin: 'nothing holds before passkeyAdd',
  orderViewSave: 'filters that somebody keeps for themselves',
  orderViewRemove: 'filters that somebody keeps for themselves',
  deskWatch: 'says who looks at something, and decides nothing',
  questionAsk: 'decides nothing; the question itself says who asked, when and what',
  ledgerProve: 'reads the ledger, and decides nothing',
  stockImportCreate: 'changes no lot before stockImportApply',
  stockImportChange: 'changes no lot before stockImportApply',
  stockImportDiscard: 'changes no lot',
  requestAnswer: 'is answered for the own plantation, and staff represent none',
  answerTemplatesSave: 'is saved for the own plantation, and staff represent none',
  transactionStatusAccept: 'is accepted for the own plantation, and staff represent none',
}

/** Where the entry of a call is asserted that the contract suite does not make as staff. */
export const auditedElsewhere: Partial<Record<PermittedCall, string>> = {
  staffRoleSet: 'modules/staff/staff.test.ts',
  stockImportApply: 'modules/stock/audited-lots.test.ts',
  stockImportUndo: 'modules/stock/imports/undo-import.test.ts',
  stockSystemApply: 'modules/stock/system/stock-system.test.ts',
  ratesEnter: 'modules/exchange/exchange.test.ts',
  transactionRefund: 'modules/payments/cards/card-refunds.test.ts',
}

/** What everybody may do for themselves, and staff for others. */
const madeForOthers = ['purchaseCreate', 'purchaseCancel'] as const

/** The writing calls that the table permits to staff and not to everybody, and those that staff make for others. */
export function writingCallsOfStaff(): PermittedCall[] {
  const ofStaff = (Object.entries(permissions) as [PermittedCall, readonly string[]][])
    .filter(([call, row]) => !row.includes('USER') && isWriting(contract[call] as Endpoint))
    .map(([call]) => call)
  return [...ofStaff, ...madeForOthers]
}

/** Notes which calls that were answered have written to the audit log. */
export function recordAuditedCalls(shop: () => TestShop) {
  const audited = new Set<CallName>()
  const last = async (): Promise<bigint> => {
    const { rows } = await sql<{ id: bigint }>`SELECT coalesce(max(id), 0) AS id FROM audit_entries`.execute(
      shop().database.kysely,
    )
    return rows[0]?.id ?? 0n
  }
  return {
    audited,
    watch:
      (call: Call): Call =>
      async (name, ...rest) => {
        const before = await last()
        const answer = await call(name, ...rest)
        if ((await last()) > before) audited.add(name)
        return answer
      },
  }
}
