import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'
import { inEvaluationOrder } from './evaluation-order.ts'

const helper = '\0vite/preload-helper.js'
const own = path.join(root, 'packages/app-runtime/src/app/load-part.ts')

/** Has the apps' own function load what an `import()` names, in place of Vite's, and gives it the scripts in the order of their evaluation. */
export function loadParts(): Plugin {
  let isReplaced = false
  const importsOf = new Map<string, readonly string[]>()
  const knownImportsOf = (file: string): readonly string[] => {
    const imports = importsOf.get(file)
    if (imports === undefined)
      throw new Error(`Vite orders the files of a part before it is known what ${file} imports.`)
    return imports
  }
  return {
    name: 'flower-market:load-parts',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'js' ? [...inEvaluationOrder(files, knownImportsOf)] : files,
        },
      },
    }),
    load: {
      filter: { id: new RegExp(`^${helper}$`, 'u') },
      handler() {
        isReplaced = true
        return `export { loadPart as __vitePreload } from ${JSON.stringify(own)}`
      },
    },
    generateBundle(_options, bundle) {
      for (const one of Object.values(bundle))
        if (one.type === 'chunk') importsOf.set(one.fileName, one.imports)
      if (!isReplaced) this.error('Vite no longer has a module of that name for what it loads by import().')
    },
  }
}
