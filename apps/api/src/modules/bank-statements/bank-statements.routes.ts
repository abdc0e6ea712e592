import { contract } from '@flower-market/api-client/contract'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { bankStatementsService } from './bank-statements.service.ts'

/** What staff do with the statements of the operator's bank. */
export function bankStatementsRoutes(
  register: Register,
  statements: ReturnType<typeof bankStatementsService>,
): void {
  register(contract.bankStatementImport, ({ person, body }) =>
    statements.import(person.personId, body as Uint8Array),
  )
  register(contract.bankStatementList, ({ query }) => statements.list(query))
  register(contract.bankStatementGet, ({ params }) => statements.get(params.id))
  register(contract.bankStatementCredit, ({ person, params, body, idempotencyKey: key }) =>
    statements.credit({ by: person.personId, key, ...params, ...body }),
  )
  register(contract.bankStatementCreditPerson, ({ person, params, body, idempotencyKey: key }) =>
    statements.creditPerson({ by: person.personId, key, ...params, ...body }),
  )
  register(contract.bankStatementExclude, ({ person, params, body }) =>
    statements.exclude({ by: person.personId, ...params, ...body }),
  )
}
