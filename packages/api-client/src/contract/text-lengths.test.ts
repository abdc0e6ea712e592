import { expect, test } from 'vitest'
import { toJSONSchema } from 'zod/v4/core'
import type { Endpoint } from '../endpoint.ts'
import { contract } from './contract.ts'

interface Schema {
  readonly type?: string
  readonly [key: string]: unknown
}

const bounds = ['maxLength', 'enum', 'const', 'pattern', 'format'] as const

/** Where a schema takes a text that nothing bounds. */
function unboundedIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isUnbounded = (schema as Schema).type === 'string' && !bounds.some((bound) => bound in schema)
  const inner = Object.entries(schema).flatMap(([key, part]) => unboundedIn(part, `${path}/${key}`))
  return isUnbounded ? [path, ...inner] : inner
}

const inputs = (Object.entries(contract) as [string, Endpoint][]).flatMap(([name, endpoint]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    const isFile = part === 'body' && endpoint.bodyType !== undefined
    return schema === undefined || isFile ? [] : [{ name, part, schema }]
  }),
)

test.each(inputs)('every text in the $part of $name has a longest length or a form', ({ schema }) => {
  // The empty text, with which a field is cleared, has no form of its own.
  const shown = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  expect(
    unboundedIn(shown, '').filter((path) => !/^\/properties\/(?:phone|site)\/anyOf\/1$/u.test(path)),
  ).toEqual([])
})
