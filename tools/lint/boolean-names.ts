import type { Rule } from './rule.ts'

const message = '{{name}} is a boolean: its name begins with `is` or `has`.'
/** Names that React, the DOM and Radix have given to their own properties, which components pass on. */
const platformNames = new Set([
  'asChild',
  'checked',
  'defaultOpen',
  'disabled',
  'hidden',
  'indeterminate',
  'loading',
  'modal',
  'multiple',
  'open',
  'pressed',
  'readOnly',
  'required',
  'selected',
])
const comparison = /^(?:[=!]==|[<>]=?|in|instanceof)$/u

function isWellNamed(name: string): boolean {
  return /^(?:is|has)[A-Z_]/u.test(name) || platformNames.has(name)
}

/**
 * Properties that are typed `boolean`, and variables that are typed so or begin as `true`, `false` or a comparison.
 * Functions are left out: a predicate may be a verb.
 */
export const booleanNames: Rule = {
  create: (context) => ({
    TSPropertySignature({ key, typeAnnotation }) {
      if (typeAnnotation?.typeAnnotation.type !== 'TSBooleanKeyword' || key.type !== 'Identifier') return
      if (!isWellNamed(key.name)) context.report({ node: key, message, data: { name: key.name } })
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || isWellNamed(id.name)) return
      const isBoolean =
        id.typeAnnotation?.typeAnnotation.type === 'TSBooleanKeyword' ||
        (init?.type === 'Literal' && typeof init.value === 'boolean') ||
        (init?.type === 'BinaryExpression' && comparison.test(init.operator)) ||
        (init?.type === 'UnaryExpression' && init.operator === '!')
      if (isBoolean) context.report({ node: id, message, data: { name: id.name } })
    },
  }),
}
