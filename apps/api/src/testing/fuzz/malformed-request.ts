import type { Random } from '../../demo/seeded-random.ts'
import { hostileBodies, hostileTexts, hostileValues } from './hostile-values.ts'

/** The part of an OpenAPI document that requests are made from. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>
}

interface DocumentedCall {
  /** Names the roles that may make it. */
  readonly description?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly format?: string
}

/** A request as it goes over the wire. */
export interface MalformedRequest {
  /** Which documented call it is of: method and path as the document has them. */
  readonly call: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What requests are made of. */
export interface FuzzSource {
  readonly document: ApiDocument
  readonly random: Random
  /** The headers of everybody who calls, by what descriptions of calls name them; some requests are nobody's. */
  readonly callers: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** Ids that exist. */
  readonly ids: readonly string[]
}

const wrongTypes = ['application/json', 'text/plain', 'image/png', 'a', '']

function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T
}

/** Makes a request of a documented call with one or several things wrong. */
export function malformedRequest(source: FuzzSource): MalformedRequest {
  const { document, random } = source
  const [template, methods] = pick(random, Object.entries(document.paths))
  const [method, call] = pick(random, Object.entries(methods))
  const parameters = call.parameters ?? []
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((filled, { name }) => filled.replace(`{${name}}`, encodeText(pathValue(source))), template)
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => `${name}=${encodeText(String(mutated(source, sample(source, schema))))}`)
  const body = bodyOf(source, call)
  const [documentedType = 'application/json'] = Object.keys(call.requestBody?.content ?? {})
  const type = random() < 0.6 ? documentedType : pick(random, wrongTypes)
  const headers = {
    ...(random() < 0.8 && callerOf(source, call)),
    ...(body !== '' && type !== '' && { 'content-type': type }),
    'idempotency-key': pick(random, ['a-key-of-a-fuzzer', '', 'x'.repeat(300), String(random())]),
    ...(random() < 0.1 && oddHeader(source)),
  }
  return {
    call: `${method.toUpperCase()} ${template}`,
    method: method.toUpperCase(),
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers,
    body,
  }
}

/** Mostly of those who may make the call. */
function callerOf({ random, callers }: FuzzSource, { description = '' }: DocumentedCall) {
  const named = [...callers].filter(([name]) => description.includes(name))
  const [, headers] = pick(random, named.length > 0 && random() < 0.8 ? named : [...callers])
  return headers
}

function oddHeader({ random }: FuzzSource): Record<string, string> {
  const name = pick(random, [
    'authorization',
    'cookie',
    'accept',
    'accept-language',
    'user-agent',
    'if-none-match',
    'x-csrf-token',
    'origin',
  ])
  return {
    [name]: pick(random, hostileTexts)
      .replaceAll(/[^\x20-\x7E]/gu, '')
      .trim(),
  }
}

function pathValue({ random, ids }: FuzzSource): string {
  return random() < 0.5 ? pick(random, ids) : pick(random, hostileTexts)
}

function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed()) || '%20'
}

function bodyOf(source: FuzzSource, { requestBody }: DocumentedCall): string {
  const { random } = source
  const [content] = Object.values(requestBody?.content ?? {})
  if (content === undefined) return random() < 0.9 ? '' : pick(random, hostileBodies)
  if (random() < 0.2) return pick(random, hostileBodies)
  return JSON.stringify(mutated(source, sample(source, content.schema))) ?? ''
}

/** A value that a schema nearly allows. */
function sample(source: FuzzSource, schema: JsonSchema): unknown {
  const { random, ids } = source
  if (schema.enum !== undefined) return pick(random, schema.enum)
  if (schema.anyOf !== undefined) return sample(source, pick(random, schema.anyOf))
  if (schema.properties !== undefined) {
    const entries = Object.entries(schema.properties)
    return Object.fromEntries(entries.map(([name, value]) => [name, sample(source, value)]))
  }
  if (schema.type === 'object') return { '2026-11-23': [{ code: pick(random, ids), price: 1, quantity: 25 }] }
  if (schema.type === 'array') return schema.items === undefined ? [] : [sample(source, schema.items)]
  if (schema.type === 'integer' || schema.type === 'number') return Math.floor(random() * 50)
  if (schema.type === 'boolean') return random() < 0.5
  if (schema.format === 'date') return '2026-11-23'
  return pick(random, ids)
}

/** The value with one of its parts replaced or missing. */
function mutated({ random }: FuzzSource, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.1) return pick(random, hostileValues)
  const keys = Object.keys(value)
  if (keys.length === 0) return pick(random, hostileValues)
  const key = pick(random, keys)
  const { [key]: part, ...rest } = value as Record<string, unknown>
  if (random() < 0.1) return rest
  if (random() < 0.1) return { ...value, [pick(random, hostileTexts)]: pick(random, hostileValues) }
  const isDeep = typeof part === 'object' && part !== null && random() < 0.5
  return {
    ...value,
    [key]: isDeep ? { ...(part as object), extra: pick(random, hostileValues) } : pick(random, hostileValues),
  }
}
