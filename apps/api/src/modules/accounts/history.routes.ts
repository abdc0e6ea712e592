import { contract, type CallOutput } from '@flower-market/api-client/contract'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { findEntry, listEntries, ownsAccount } from './history.repository.ts'
import { listOperations, type FoundOperation } from './operations.repository.ts'
import type { statementService } from './statement.service.ts'

type Operation = CallOutput<'operationsHistory'>['items'][number]

/** The history of the accounts of the person who asks. */
export function historyRoutes(
  register: Register,
  db: Db,
  statements: ReturnType<typeof statementService>,
): void {
  register(contract.balanceHistory, async ({ person: { personId }, query }) => {
    const { page, limit, cursor, ...filter } = query
    await requireOwn(db, personId, filter.accountId)
    const found = await listEntries(db, personId, filter, { page, limit, cursor })
    return { ...found, page, limit }
  })
  register(contract.balanceEntry, async ({ person, params }) => {
    const entry = await findEntry(db, person.personId, params.id)
    if (entry === undefined) throw new ApiError('not-found')
    return entry
  })
  register(contract.accountStatement, ({ person, query }) => statements.write(person.personId, query))
  register(contract.balanceChart, ({ person, query }) => statements.chart(person.personId, query))
  register(contract.operationsHistory, async ({ person, query }) => {
    const { page, limit, cursor, ...filter } = query
    await requireOwn(db, person.personId, filter.accountId)
    const part = { page, limit, cursor }
    const { items, total, next } = await listOperations(db, person.personId, filter, part)
    return { items: items.map(toOperation), page, limit, total, next }
  })
}

async function requireOwn(db: Db, personId: string, accountId: string | undefined): Promise<void> {
  if (accountId !== undefined && !(await ownsAccount(db, personId, accountId)))
    throw new ApiError('not-found')
}

/** A movement is shown by its first entry: what came in or went out first. */
function toOperation({ entries, rate }: FoundOperation): Operation {
  const [first] = entries
  if (first === undefined) throw new Error('A movement of a person has an entry.')
  const { operationId, kind, status, method, creator, date, purchase, reason } = first
  return {
    _id: operationId,
    kind,
    status,
    method,
    creator,
    date,
    purchase,
    reason,
    rate,
    entries: entries.map(({ _id, type, amount, balanceBefore, balanceAfter }) => ({
      _id,
      type,
      amount,
      balanceBefore,
      balanceAfter,
    })),
  }
}
