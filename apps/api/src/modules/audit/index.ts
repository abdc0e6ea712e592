import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { listAudit } from './audit.repository.ts'
import { handleOldEntries } from './prune-audit.ts'

export { recordAudit, type AuditRecord } from './record-audit.ts'

/** What staff have done: written with each thing that they do, read by staff, never changed, kept for ten years. */
export function auditModule(platform: Platform): void {
  const { register, database } = platform
  register(contract.auditList, ({ query }) => listAudit(database.kysely, query))
  handleOldEntries(platform)
}
