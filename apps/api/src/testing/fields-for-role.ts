import type { Endpoint } from '@flower-market/api-client/contract'
import type { Role } from '@flower-market/flower-domain'
import { outputSchema } from '../platform/endpoints/json-schema.ts'
import { fieldsOf, type AnswerSchema } from './fields-of.ts'

/** For whom a call that answers by `view` chooses its fields. */
const viewOf: Readonly<Record<Role, string>> = {
  ADMIN: 'staff',
  BROKER: 'client',
  AGENT: 'referred',
  USER: 'own',
  RECIPIENT: 'own',
}

/** The fields of an answer that a role reads. */
export function fieldsFor(role: Role, endpoint: Endpoint): string {
  if (endpoint.responseType === 'file') return 'a file'
  const fields = fieldsOf(outputSchema(endpoint.response) as AnswerSchema)
  if (!fields.includes('view ')) return fields
  const own = fields
    .replace(/^items \{ (?<list>.*) \}, page.*$/u, '$<list>')
    .split(' | ')
    .filter((one) => one.includes(`view ${viewOf[role]}`))
  return own.join(' | ')
}
