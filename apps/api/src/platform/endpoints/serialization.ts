import fastJson from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'

type Serialize = (data: unknown) => string

const serializers = new WeakMap<object, Serialize>()

function serializerOf(schema: object): Serialize {
  const serialize = serializers.get(schema) ?? fastJson(schema)
  serializers.set(schema, serialize)
  return serialize
}

/**
 * Serialises answers by the schemas of their routes. A serialiser is compiled for the first answer that needs it, and once
 * for all servers of the process: compiling all of them takes longer than the rest of a server's start.
 */
export function registerSerialization(app: FastifyInstance): void {
  app.setSerializerCompiler<object>(
    ({ schema }) =>
      (data) =>
        serializerOf(schema)(data),
  )
}
