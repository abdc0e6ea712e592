import {
  commonErrors,
  errors,
  errorBody,
  type Endpoint,
  type ErrorCode,
} from '@flower-market/api-client/contract'
import type { Role } from '@flower-market/flower-domain'
import { imageSchema, inputSchema, outputSchema } from './json-schema.ts'

/** What a route checks its input by, serialises its answer by and shows in the OpenAPI document. */
export function routeSchema(endpoint: Endpoint, roles: readonly Role[]) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.origin],
    ...(endpoint.access === 'signed-in' && {
      security: [{ session: [], bearer: [] }],
      description: `Roles: ${roles.join(', ')}.`,
    }),
    ...(endpoint.params && { params: inputSchema(endpoint.params) }),
    ...(endpoint.query && { querystring: inputSchema(endpoint.query) }),
    ...(endpoint.body && { body: bodySchema(endpoint.body, endpoint.bodyType) }),
    response: { 200: outputSchema(endpoint.response), ...refusals([...commonErrors, ...endpoint.errors]) },
  }
}

function bodySchema(body: NonNullable<Endpoint['body']>, type: Endpoint['bodyType']) {
  return type === 'image' ? { content: { 'image/*': { schema: imageSchema(body) } } } : inputSchema(body)
}

const refusalSchema = outputSchema(errorBody)

/** The refusals of a route by status. */
export function refusals(codes: readonly ErrorCode[]) {
  const byStatus = Object.groupBy(codes, (code) => String(errors[code].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, named = []]) => [
      status,
      {
        ...refusalSchema,
        description: named.map((code) => `\`${code}\`: ${errors[code].message}`).join('  \n'),
      },
    ]),
  )
}
