import { parseSync } from '@swc/core'

/** A regular expression as it stands in a file. */
export interface SourceExpression {
  readonly source: string
  readonly flags: string
}

/** The regular expressions of a file, and those that cannot be read from it. */
export interface SourceExpressions {
  readonly expressions: readonly SourceExpression[]
  /** How many are made of values that are known only when the program runs. */
  readonly unreadable: number
}

interface Node {
  readonly type?: string
  readonly [property: string]: unknown
}

/** Reads the literals and the calls of `RegExp` out of TypeScript; a value inside of a template counts as a digit. */
export function readExpressions(text: string, { tsx = false } = {}): SourceExpressions {
  const nodes = allNodes(parseSync(text, { syntax: 'typescript', tsx }))
  const literals = nodes
    .filter(({ type }) => type === 'RegExpLiteral')
    .map(({ pattern, flags }) => ({ source: pattern as string, flags: flags as string }))
  const made = nodes.filter(isRegExpCall).map(argumentsOf)
  const readable = made.filter((expression) => expression !== null)
  return { expressions: [...literals, ...readable], unreadable: made.length - readable.length }
}

function allNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(allNodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(allNodes)]
}

function isRegExpCall({ type, callee }: Node): boolean {
  return (type === 'NewExpression' || type === 'CallExpression') && (callee as Node)['value'] === 'RegExp'
}

function argumentsOf(call: Node): SourceExpression | null {
  const [source, flags] = ((call['arguments'] ?? []) as { expression: Node }[]).map(({ expression }) =>
    textOf(expression),
  )
  return typeof source === 'string' && flags !== null ? { source, flags: flags ?? '' } : null
}

function textOf({ type, value, quasis }: Node): string | null {
  if (type === 'StringLiteral') return value as string
  if (type !== 'TemplateLiteral') return null
  return (quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('4')
}
