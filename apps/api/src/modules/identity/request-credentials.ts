import type { FastifyRequest } from 'fastify'

/** The tokens of a request, from `authorization: Bearer …` and `x-access-token`; they have to agree. */
export function requestTokens({ headers }: FastifyRequest): string[] {
  const { authorization } = headers
  const header = headers['x-access-token']
  return [
    ...(authorization === undefined ? [] : [authorization.replace(/^Bearer /iu, '')]),
    ...(header === undefined ? [] : [header].flat()),
  ]
}
