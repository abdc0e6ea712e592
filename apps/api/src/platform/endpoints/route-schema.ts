import {
  commonErrors,
  errors,
  errorBody,
  type Endpoint,
  type ErrorCode,
  type Permitted,
} from '@flower-market/api-client/contract'
import { binarySchema, fileSchema, inputSchema, outputSchema } from './json-schema.ts'

const schemas = new WeakMap<Endpoint, ReturnType<typeof makeSchema>>()

/**
 * What a route checks its input by, serialises its answer by and shows in the OpenAPI document; the same object for the
 * same endpoint, which is permitted to the same roles always.
 */
export function routeSchema(endpoint: Endpoint, permitted: readonly Permitted[]) {
  const schema = schemas.get(endpoint) ?? makeSchema(endpoint, permitted)
  schemas.set(endpoint, schema)
  return schema
}

function makeSchema(endpoint: Endpoint, permitted: readonly Permitted[]) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.origin],
    ...(endpoint.access === 'signed-in' && {
      security: [{ session: [], bearer: [] }],
      description: `Roles: ${permitted.join(', ')}.`,
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
