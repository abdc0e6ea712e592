import { globSync } from 'node:fs'
import { type IModule, type ICruiseResult, cruise } from 'dependency-cruiser'
import { importRules } from './import-rules.ts'

/** What the import check saw, and what it found wrong. */
export interface ImportFindings {
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[]
  /** Our own files that were read. */
  readonly modules: readonly string[]
  /** Imports from one of our files to another: near zero means that nothing was understood. */
  readonly ownImports: number
}

const roots = ['packages', 'apps', 'e2e', 'bench', 'tools', '.storybook']
function isOwn(source: string): boolean {
  return /^(?:packages|apps|e2e|bench|tools|\.storybook)\//u.test(source)
}

/** Reads all imports under a folder laid out like this repository and holds them against the rules. */
export async function findImportViolations(
  baseDir: string,
  folders: readonly string[] = roots,
): Promise<ImportFindings> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: [...importRules] },
      // The compiler's own parser cannot be used: version 7 has no API for it.
      parser: 'swc',
      tsPreCompilationDeps: true,
      moduleSystems: ['es6', 'cjs'],
      doNotFollow: { path: 'node_modules' },
      exclude: { path: String.raw`(^|/)(dist|dist-storybook|\.cache|public)/|\.module\.css\.d\.ts$|\?` },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'require', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  )
  const { modules, summary } = output as ICruiseResult
  const own = modules.filter(({ source }) => isOwn(source) && !source.includes('node_modules'))
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    modules: own.map(({ source }) => source),
    ownImports: own.reduce((sum, module) => sum + countOwn(module), 0),
  }
}

/** Fewer source files than this repository has for certain: then the search for them finds nothing. */
const leastSources = 200

/**
 * What shows that the import check has not understood the folder that it read: source files that it left out, and fewer
 * imports between them than there are files. A check that reads nothing finds nothing wrong.
 */
export function findUnread(
  baseDir: string,
  { modules, ownImports }: Pick<ImportFindings, 'modules' | 'ownImports'>,
  least: number = leastSources,
): string[] {
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: baseDir, exclude: ['**/*.d.ts'] })
  const read = new Set(modules)
  return [
    ...sources.filter((source) => !read.has(source)),
    ...(sources.length > least ? [] : [`only ${sources.length} source files`]),
    ...(ownImports > sources.length ? [] : [`only ${ownImports} imports between ${sources.length} files`]),
  ]
}

function countOwn({ dependencies }: IModule): number {
  return dependencies.filter(({ resolved }) => isOwn(resolved)).length
}
