import { randomUUID } from 'node:crypto'
import { contract, maxApiTokens, type CallOutput } from '@flower-market/api-client/contract'
import type { Register } from '../../../platform/endpoints/endpoints.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { IdentityContext } from '../identity-context.ts'
import { apiTokenMailJob } from '../identity-jobs.ts'
import { lockPerson } from '../people.repository.ts'
import { hashSessionSecret } from '../session-secret.ts'
import { requireOwnPassword } from '../sessions/require-own-password.ts'
import { newApiToken } from './api-token-secret.ts'
import {
  countApiTokens,
  deleteApiToken,
  insertApiToken,
  listApiTokens,
  type StoredApiToken,
} from './api-tokens.repository.ts'

const dayMs = 24 * 3_600_000

function toApiToken(token: StoredApiToken): CallOutput<'apiTokenList'>[number] {
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt, lastAddress } = token
  return {
    _id: id,
    name,
    scopes: [...scopes],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    lastAddress,
  }
}

/** The tokens that a person has made for programs. */
export function apiTokensRoutes(register: Register, context: IdentityContext): void {
  const { database, jobs, now } = context

  register(contract.apiTokenList, async ({ person }) => {
    const tokens = await listApiTokens(database.kysely, person.personId)
    return tokens.map(toApiToken)
  })

  register(contract.apiTokenCreate, async ({ person: { personId }, body }) => {
    await requireOwnPassword(context, personId, body.password)
    const secret = newApiToken()
    const createdAt = now()
    const { name, scopes } = body
    const expiresAt = new Date(createdAt.getTime() + body.days * dayMs)
    const token = { id: randomUUID(), name, scopes, createdAt, expiresAt }
    await database.kysely.transaction().execute(async (trx) => {
      await lockPerson(trx, personId)
      if ((await countApiTokens(trx, personId, createdAt)) >= maxApiTokens) {
        throw new ApiError('too-many-tokens')
      }
      await insertApiToken(trx, { ...token, personId, secretHash: hashSessionSecret(secret) })
      await jobs.send(trx, apiTokenMailJob, { personId })
    })
    return { token: toApiToken({ ...token, lastUsedAt: null, lastAddress: null }), secret }
  })

  register(contract.apiTokenRevoke, async ({ person, params }) => {
    if (!(await deleteApiToken(database.kysely, person.personId, params.id))) throw new ApiError('not-found')
    return {}
  })
}
