import {
  commonErrors,
  errors,
  errorBody,
  type Endpoint,
  type ErrorCode,
  type Permitted,
} from '@flower-market/api-client/contract'
import type { ApiScope } from '@flower-market/flower-domain'
import { binarySchema, fileSchema, inputSchema, outputSchema } from './json-schema.ts'

const schemas = new WeakMap<Endpoint, ReturnType<typeof makeSchema>>()

/**
 * What a route checks its input by, serialises its answer by and shows in the OpenAPI document; the same object for the
 * same endpoint, which is permitted to the same roles and scopes always.
 */
export function routeSchema(
  endpoint: Endpoint,
  permitted: readonly Permitted[],
  scopes: readonly ApiScope[],
) {
  const schema = schemas.get(endpoint) ?? makeSchema(endpoint, permitted, scopes)
  schemas.set(endpoint, schema)
  return schema
}

function describe(permitted: readonly Permitted[], scopes: readonly ApiScope[]): string {
  const roles = `Roles: ${permitted.join(', ')}.`
  return scopes.length === 0 ? roles : `${roles} API tokens: ${scopes.join(', ')}.`
}

function makeSchema(endpoint: Endpoint, permitted: readonly Permitted[], scopes: readonly ApiScope[]) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.origin],
    ...(endpoint.access === 'signed-in' && {
      security: [{ session: [], bearer: [] }, ...(scopes.length > 0 ? [{ apiToken: [...scopes] }] : [])],
      description: describe(permitted, scopes),
    }),
    ...(endpoint.params && { params: inputSchema(endpoint.params) }),
    ...(endpoint.query && { querystring: inputSchema(endpoint.query) }),
    ...(endpoint.body && { body: bodySchema(endpoint.body, endpoint.bodyType) }),
    response: { 200: answerSchema(endpoint), ...refusals([...commonErrors, ...endpoint.errors]) },
  }
}

const fileTypes = { image: 'image/*', file: 'application/octet-stream' } as const

function bodySchema(body: NonNullable<Endpoint['body']>, type: Endpoint['bodyType']) {
  if (type === undefined) return inputSchema(body)
  return { content: { [fileTypes[type]]: { schema: fileSchema(body) } } }
}

function answerSchema({ response, responseType }: Endpoint) {
  if (responseType === undefined) return outputSchema(response)
  return { content: { [fileTypes[responseType]]: { schema: binarySchema } } }
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
