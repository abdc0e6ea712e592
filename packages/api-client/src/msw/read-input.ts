import * as z from 'zod/mini'
import type { CallName, Contract } from '../contract/contract.ts'
import type { Endpoint } from '../endpoint.ts'
import { refuse } from './mock-error.ts'

type Parsed<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Contract[N] extends Readonly<Record<K, infer S>> ? z.output<S> : undefined

/** A call's input as parsed by the server, with defaults. */
export interface MockInput<N extends CallName> {
  readonly params: Parsed<N, 'params'>
  readonly query: Parsed<N, 'query'>
  readonly body: Parsed<N, 'body'>
}

function readPart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }))
  throw refuse('validation-failed', { issues })
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.bodyType === undefined) return request.json().catch(() => undefined)
  return new Uint8Array(await request.arrayBuffer())
}

/** Reads a request by the contract; throws `validation-failed` where it does not match. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: unknown,
): Promise<{ params: unknown; query: unknown; body: unknown }> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const body = endpoint.body ? await readBody(endpoint, request) : undefined
  return {
    params: readPart(endpoint.params, params),
    query: readPart(endpoint.query, query),
    body: readPart(endpoint.body, body),
  }
}
