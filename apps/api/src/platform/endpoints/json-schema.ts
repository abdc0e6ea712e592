import type { Endpoint } from '@flower-market/api-client/contract'
import { toJSONSchema, type $ZodType } from 'zod/v4/core'

type JsonSchema = Record<PropertyKey, unknown>
type Schema = Endpoint['response']

/** Leads from the JSON Schema that a route shows back to the Zod schema that checks it. */
const source = Symbol('zod schema')

/** The JSON Schema of what a caller sends; Zod still does the checking, see `zodOf`. */
export function inputSchema(schema: Schema): JsonSchema {
  return { ...convert(schema, 'input'), [source]: schema }
}

/** The bytes of a file, which JSON Schema has no word for. */
export const binarySchema = { type: 'string', format: 'binary' } as const

/** The schema of a body that is the bytes of a picture or of another file. */
export function fileSchema(schema: Schema): JsonSchema {
  return { ...binarySchema, [source]: schema }
}

/** The JSON Schema of an answer, from which Fastify compiles its serialiser: what it does not name is not sent. */
export function outputSchema(schema: Schema): JsonSchema {
  return convert(schema, 'output')
}

/** The Zod schema that `inputSchema` or `fileSchema` was made from. */
export function zodOf(schema: unknown): $ZodType {
  return (schema as JsonSchema)[source] as $ZodType
}

function convert(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = toJSONSchema(schema, { target: 'draft-7', io })
  return json
}
