import type { Endpoint } from '@flower-market/api-client/contract'
import * as fc from 'fast-check'
import { toJSONSchema } from 'zod/v4/core'

interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Shape>>
}

/** Texts that have broken programs before, and some that mean something here. */
const oddTexts = fc.constantFrom(
  '',
  '\u0000',
  '\uD800',
  '__proto__',
  "'; DROP TABLE people; --",
  '%',
  '2026-02-30',
  '7707083893',
  'Казань',
)
const odd: fc.Arbitrary<unknown> = fc.oneof(
  oddTexts,
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
)

function rightValue(name: string, shape: Shape, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'integer' || shape.type === 'number') return fc.integer({ min: 0, max: 7 })
  if (shape.properties !== undefined) return nearShape(shape, ids)
  if (/id$/iu.test(name)) return fc.constantFrom(...ids)
  if (shape.pattern !== undefined) return fc.stringMatching(new RegExp(shape.pattern, 'u'))
  return fc.string({ minLength: 1, maxLength: 9, unit: 'binary' })
}

function nearShape(
  { properties = {} }: Shape,
  ids: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(properties).map(([name, shape]) => [
    name,
    fc.oneof({ arbitrary: rightValue(name, shape, ids), weight: 9 }, { arbitrary: odd, weight: 1 }),
  ])
  return fc.record(Object.fromEntries(values), { requiredKeys: [] })
}

/** Input that a schema nearly allows: most fields are right and refer to `ids`, some are odd or missing. */
export function nearInput(
  schema: Endpoint['body'],
  ids: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  if (schema === undefined) return fc.constant({})
  return nearShape(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, ids)
}
