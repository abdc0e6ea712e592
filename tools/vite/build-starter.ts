import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { root } from '../root.ts'
import type { PageRenderer } from './render-pages.ts'

/** Builds the script that stands in documents with a rendered page: it has no file, so that nothing is on screen before it. */
export async function buildStarter({ app, starter }: Pick<PageRenderer, 'app' | 'starter'>): Promise<string> {
  const folder = path.join(root, app)
  const built = await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      modulePreload: false,
      target: 'esnext',
      rolldownOptions: { input: path.join(folder, starter), output: { format: 'iife' } },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  const { code } = output[0]
  if (code.includes('</')) throw new Error(`${starter} holds what could end a script inside of a document.`)
  return code.trim()
}
