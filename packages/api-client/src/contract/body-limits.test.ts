import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'
import { defaultBodyLimitBytes, type Endpoint } from '../endpoint.ts'
import { contract } from './contract.ts'
import { email } from './identity-primitives.ts'
import { emailPattern } from './limits.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

interface Shape {
  readonly type?: string
  readonly format?: string
  readonly maxLength?: number
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Shape[]
  readonly maxItems?: number
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
}

/** A character of JSON takes six bytes at the most, as an escape. */
const bytesOfCharacter = 6
/** What a pattern without a length takes: a link's token, a code, a moment, a number. */
const bytesOfShortText = 102

/** The bytes of the longest value; a record counts as one entry. */
function longest({ anyOf, properties, items, maxItems, additionalProperties, ...shape }: Shape): number {
  if (anyOf !== undefined) return Math.max(...anyOf.map(longest))
  if (properties !== undefined) {
    return Object.entries(properties).reduce(
      (sum, [name, value]) => sum + name.length + 4 + longest(value),
      2,
    )
  }
  if (items !== undefined) return (maxItems ?? 1) * (longest(items) + 1)
  if (typeof additionalProperties === 'object') return bytesOfShortText + longest(additionalProperties)
  return shape.maxLength === undefined ? bytesOfShortText : shape.maxLength * bytesOfCharacter + 2
}

const bodies = Object.entries(contract as Readonly<Record<string, Endpoint>>).filter(
  ([, { body, bodyType }]) => body !== undefined && bodyType === undefined,
)

test.each(bodies)(
  'the longest body of %s is within the limit of the call',
  (_name, { body, bodyLimitBytes }) => {
    const shape = toJSONSchema(body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Shape
    expect(longest(shape)).toBeLessThan(bodyLimitBytes ?? defaultBodyLimitBytes)
  },
)

test('an address that is too long is refused before its expression reads it', () => {
  const tested = vi.spyOn(emailPattern, 'test')
  expect(z.safeParse(email, `${'a'.repeat(40_000)}@b.example`).success).toBe(false)
  expect(tested).not.toHaveBeenCalled()
  expect(z.parse(email, ' Rosa@Buyers.Example ')).toBe('rosa@buyers.example')
  expect(tested).toHaveBeenCalled()
})

test.each(['a@b', 'a@b.', 'a@.ru', 'a@b..ru', '@b.ru', 'a b@c.ru', 'a@b@c.ru', 'a@b.ru.'])(
  '«%s» is no address',
  (text) => {
    expect(z.safeParse(email, text).success).toBe(false)
  },
)
