import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { listMessages } from './inbox.repository.ts'

/** What the sandbox kept instead of sending it, where the operator has one. */
export function sandboxRoutes(register: Register, database: Database, hasSandbox: boolean): void {
  register(contract.outboxList, ({ query }) => {
    if (!hasSandbox) throw new ApiError('not-found')
    return listMessages(database, query.to ?? null)
  })
}
