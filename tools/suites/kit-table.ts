import { readdirSync } from 'node:fs'
import path from 'node:path'
import { contrastPairs, appearances } from '@flower-market/ui/tokens'
import { root } from '../root.ts'
import type { StoryCounts } from './story-counts.ts'

/** Where the kit's components lie, a folder each. */
export const componentsFolder = path.join(root, 'packages/ui/src/components')

/** The kit's components by their folders' names. */
export function componentNames(): string[] {
  return readdirSync(componentsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** The block of counts that the stories suite prints. */
export function kitTable({ stories, violations, unchecked, keyboardTests }: StoryCounts): string {
  const rows: readonly (readonly [what: string, count: number])[] = [
    ['components', componentNames().length],
    ['stories', stories],
    ['accessibility violations', violations],
    ...(unchecked > 0 ? [['stories without an accessibility check', unchecked] as const] : []),
    ['contrast pairs', contrastPairs.length * appearances.length],
    ['keyboard tests', keyboardTests],
  ]
  const width = Math.max(...rows.map(([what]) => what.length))
  return rows.map(([what, count]) => `  ${what.padEnd(width)} ${count}`).join('\n')
}
