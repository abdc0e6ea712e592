import { existsSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, stamp } from './fingerprint.ts'
import { root } from './root.ts'
import { runTool, stopIfInterrupted } from './run-program.ts'

/** Where the built shop lies. */
export const webDist = path.join(root, 'apps/web/dist')

const sources = [
  'apps/web/**/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
]
const notBuilt = [
  '**/node_modules',
  'apps/web/dist',
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.stories.tsx',
  '**/*.module.css.d.ts',
  'packages/api-client/src/msw',
]
const lastBuild = stamp('web-build')

/** Whether there is a whole build of the current source; if not, what the build said. */
export interface WebBuild {
  readonly isBuilt: boolean
  readonly output: string
}

/** Builds the shop unless this very source is built already. */
export async function buildWebIfChanged(): Promise<WebBuild> {
  const current = fingerprint(sources, notBuilt)
  if (lastBuild.read() === current && existsSync(path.join(webDist, 'index.html'))) {
    return { isBuilt: true, output: '' }
  }
  console.error('Building the shop…')
  // Cleared first: a build that was cut off must not count.
  lastBuild.clear()
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps/web'),
    from: 'apps/web',
    output: 'keep',
  })
  stopIfInterrupted()
  if (code !== 0)
    return { isBuilt: false, output: `${output}\nThe shop could not be built; the reason is above.` }
  lastBuild.write(current)
  return { isBuilt: true, output }
}
