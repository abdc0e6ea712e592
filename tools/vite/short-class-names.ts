import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

/** Makes the names of classes: some letters for the sheet, then the place of the class in it. */
export function createClassNames(): (name: string, file: string) => string {
  const sheets = new Map<string, { readonly prefix: string; readonly names: string[] }>()
  const prefixes = new Set<string>()

  function sheetOf(file: string) {
    const source = path.relative(root, file.split('?')[0] ?? '')
    const known = sheets.get(source)
    if (known !== undefined) return known
    const hash = createHash('sha256').update(source).digest('base64url')
    let length = 4
    while (prefixes.has(hash.slice(0, length))) length += 1
    const sheet = { prefix: hash.slice(0, length), names: [] }
    prefixes.add(sheet.prefix)
    sheets.set(source, sheet)
    return sheet
  }

  return (name, file) => {
    const { prefix, names } = sheetOf(file)
    if (!names.includes(name)) names.push(name)
    return `_${prefix}-${names.indexOf(name).toString(36)}`
  }
}

/** Shortens the classes of sheets in builds: their names are in the sheet and in the script. */
export function shortClassNames(generateScopedName = createClassNames()): Plugin {
  return {
    name: 'flower-market:short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName } } }),
  }
}
