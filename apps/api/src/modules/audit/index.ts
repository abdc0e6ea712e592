import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { listAudit } from './audit.repository.ts'

export { recordAudit, type AuditRecord } from './record-audit.ts'

/** What staff have done: written with each thing that they do, read by staff, never changed. */
export function auditModule({ register, database }: Platform): void {
  register(contract.auditList, ({ query }) => listAudit(database.kysely, query))
}
