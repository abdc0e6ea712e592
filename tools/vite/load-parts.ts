import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

const helper = '\0vite/preload-helper.js'
const own = path.join(root, 'packages/app-runtime/src/app/load-part.ts')

/** Has the apps' own function load what an `import()` names, in place of Vite's. */
export function loadParts(): Plugin {
  let isReplaced = false
  return {
    name: 'flower-market:load-parts',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`^${helper}$`, 'u') },
      handler() {
        isReplaced = true
        return `export { loadPart as __vitePreload } from ${JSON.stringify(own)}`
      },
    },
    generateBundle() {
      if (!isReplaced) this.error('Vite no longer has a module of that name for what it loads by import().')
    },
  }
}
