import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseAst, type Plugin } from 'vite'

const ownSource = /[\\/](?:apps[\\/][a-z]+|packages[\\/][a-z-]+)[\\/]src[\\/].*\.tsx?$/
const entryPoint = /[\\/]packages[\\/][a-z-]+[\\/]src[\\/](?:.*[\\/])?index\.ts$/

type Statement = ReturnType<typeof parseAst>['body'][number]
type Named = Extract<Statement, { type: 'ExportNamedDeclaration' }>['specifiers'][number]

/** Where a name that a package exports is declared. */
interface Declared {
  readonly file: string
  /** Null where it is everything that the file exports. */
  readonly name: string | null
}

function nameOf(node: Named['exported']): string {
  return node.type === 'Literal' ? String(node.value) : node.name
}

/** The values that an entry point passes on from other files, by the name under which it exports them. */
async function readExports(
  entry: string,
  read: (entry: string) => Promise<ReadonlyMap<string, Declared>>,
): Promise<ReadonlyMap<string, Declared>> {
  const exported = new Map<string, Declared>()
  const { body } = parseAst(await readFile(entry, 'utf8'), { lang: 'ts' })
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportAllDeclaration') continue
    if (statement.source === null || statement.exportKind === 'type') continue
    const file = resolve(dirname(entry), statement.source.value)
    const further = entryPoint.test(file) ? await read(file) : null
    if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported === null) further?.forEach((declared, name) => exported.set(name, declared))
      else exported.set(nameOf(statement.exported), { file, name: null })
      continue
    }
    for (const one of statement.specifiers) {
      if (one.exportKind === 'type') continue
      const name = nameOf(one.local)
      exported.set(nameOf(one.exported), further?.get(name) ?? { file, name })
    }
  }
  return exported
}

/** Finds the file that an import means; null where it is not found. */
type FindFile = (source: string) => Promise<string | null>

/** Reads entry points once. */
function entryPoints() {
  const known = new Map<string, Promise<ReadonlyMap<string, Declared>>>()
  const read = (entry: string): Promise<ReadonlyMap<string, Declared>> => {
    const exports = known.get(entry) ?? readExports(entry, read)
    known.set(entry, exports)
    return exports
  }
  return read
}

/** Writes the imports of a module anew, so that each names the file that declares what is imported. */
export async function linkDirectly(code: string, findFile: FindFile, read = entryPoints()): Promise<string> {
  let linked = code
  for (const statement of parseAst(code).body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) continue
    const entry = await findFile(statement.source.value)
    if (entry === null || !entryPoint.test(entry)) continue
    const exports = await read(entry)
    const imports = statement.specifiers.map((one) => {
      const declared = one.type === 'ImportSpecifier' ? exports.get(nameOf(one.imported)) : undefined
      return declared && { ...declared, as: one.local.name }
    })
    // What the entry point declares itself, or gives as a whole, stays with it.
    if (!imports.every((one) => one !== undefined)) continue
    const direct = imports.map(({ file, name, as }) => {
      const imported = name === null ? `* as ${as}` : `{ ${name} as ${as} }`
      return `import ${imported} from ${JSON.stringify(file)};`
    })
    linked = linked.slice(0, statement.start) + direct.join(' ') + linked.slice(statement.end)
  }
  return linked
}

/**
 * Lets each module import what it uses from the file that declares it instead of from the entry point of its package. The
 * bundler decides by these imports which pages need a module; an entry point imports all of them for everybody.
 */
export function importDirectly(): Plugin {
  const read = entryPoints()
  return {
    name: 'flower-market:direct-imports',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: ownSource },
      async handler(code, id) {
        const findFile: FindFile = async (source) => (await this.resolve(source, id))?.id ?? null
        const linked = await linkDirectly(code, findFile, read)
        return linked === code ? null : { code: linked, map: null }
      },
    },
  }
}
