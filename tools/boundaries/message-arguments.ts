import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from '../root.ts'

/** A node of a parsed ICU message, as far as its arguments are concerned. */
interface MessageNode {
  readonly type: number
  readonly value?: string
  readonly children?: readonly MessageNode[]
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageNode[] }>>
}

const literal = 0
const pound = 7
const select = 5

/** The shop's own parser: the check and the build must agree on what a message is. */
const { parse } = createRequire(path.join(root, 'package.json'))('@formatjs/icu-messageformat-parser') as {
  parse: (text: string) => readonly MessageNode[]
}

/**
 * What a message must be filled with: each argument with its kind, and the choices of a select. Plural forms are left
 * out: languages differ in them. Throws where the text is not valid ICU.
 */
export function messageArguments(text: string): string[] {
  return [...new Set(collect(parse(text)))].toSorted()
}

function collect(nodes: readonly MessageNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === literal || node.type === pound) return []
    const choices =
      node.type === select
        ? ` ${Object.keys(node.options ?? {})
            .toSorted()
            .join('|')}`
        : ''
    const inside = Object.values(node.options ?? {}).flatMap((option) => collect(option.value))
    return [`${node.value}:${node.type}${choices}`, ...inside, ...collect(node.children ?? [])]
  })
}
