import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const longest = 300
/** As a word of its own in kebab-case, or as the end of a word in PascalCase. */
const dumpingGrounds =
  /(?:(?<=^|[/.-])(?:utils?|helpers?|common|misc|managers?)|(?:Utils?|Helpers?|Common|Misc|Managers?))(?=[/.-]|$)/u
const code = '{packages,apps,tools,e2e,bench,.storybook,.ci}/**/*.{ts,tsx,cjs,mjs,css,html}'
const notOurs = ['**/node_modules', '**/dist', '**/dist-storybook', '**/*.module.css.d.ts', '**/public']

/** Files that the house rules refuse, and how many were looked at. */
export interface FileFindings {
  /** A sentence each. */
  readonly tooLong: readonly string[]
  readonly dumpingGrounds: readonly string[]
  readonly withoutLayer: readonly string[]
  readonly looseFigures: readonly string[]
  readonly files: number
}

/** Checks names, lengths and cascade layers of all code under a folder laid out like this repository. */
export function findFileProblems(base: string): FileFindings {
  const files = globSync(code, { cwd: base, exclude: notOurs })
  const read = (name: string): string => readFileSync(path.join(base, name), 'utf8')
  return {
    // Scripts are the linter's (`max-lines`), which has no such rule for sheets and documents.
    tooLong: files
      .filter((name) => /\.(?:css|html)$/u.test(name))
      .map((name) => ({ name, lines: read(name).split('\n').length - 1 }))
      .filter(({ lines }) => lines > longest)
      .map(({ name, lines }) => `${name} has ${lines} lines; ${longest} are the limit: split it by topic`),
    dumpingGrounds: files
      .filter((name) => dumpingGrounds.test(name))
      .map((name) => `${name} has a name that says nothing: name it by what it does`),
    withoutLayer: files
      .filter((name) => name.endsWith('.module.css') && !isLayered(read(name)))
      .map((name) => `${name} has rules outside of a cascade layer: wrap them in @layer`),
    looseFigures: files
      .filter((name) => name.endsWith('.module.css'))
      .flatMap((name) => looseRules(read(name)).map((rule) => ({ name, rule })))
      .map(
        ({ name, rule }) =>
          `${name}: ${rule} has figures of equal width, which are too wide in Onest: set letter-spacing`,
      ),
    files: files.length,
  }
}

/** Whether a sheet's top level holds nothing but `@layer` blocks (and what must precede them). */
function isLayered(sheet: string): boolean {
  let depth = 0
  let statement = ''
  for (const character of sheet.replaceAll(/\/\*[\s\S]*?\*\//gu, '')) {
    if (character === '{') {
      if (depth === 0 && !/^\s*@layer\s/u.test(statement)) return false
      depth += 1
    }
    if (character === '}') depth -= 1
    statement = character === '}' || character === ';' ? '' : statement + character
  }
  return statement.trim() === ''
}

/** Selectors of rules with figures of equal width whose letters stand as they are. */
function looseRules(sheet: string): string[] {
  return [...sheet.matchAll(/([^{}]*)\{([^{}]*tabular-nums[^{}]*)/gu)]
    .filter(([, , declarations = '']) => !declarations.includes('letter-spacing'))
    .map(([, selector = '']) => selector.trim())
}
