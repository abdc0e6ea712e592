import { existsSync } from 'node:fs'
import path from 'node:path'
import { writeCssTypes } from './css-types.ts'
import { fingerprint, stamp } from './fingerprint.ts'
import { root } from './root.ts'
import { runTool, stopIfInterrupted } from './run-program.ts'

/** Where the built Storybook lies. */
export const storybookDist = path.join(root, 'dist-storybook')

const sources = [
  '.storybook/**/*',
  'apps/{web,admin}/**/*',
  'tools/vite/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
]
const notBuilt = [
  '**/node_modules',
  'apps/*/dist',
  'packages/*/dist',
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.module.css.d.ts',
]
const lastBuild = stamp('storybook-build')

/** Builds Storybook unless this very source is built already; whether there is a whole build now. */
export async function buildStorybookIfChanged(): Promise<boolean> {
  const current = fingerprint(sources, notBuilt)
  if (lastBuild.read() === current && existsSync(path.join(storybookDist, 'index.html'))) return true
  console.error('Building Storybook…')
  // Cleared first: a build that was cut off must not count.
  lastBuild.clear()
  await writeCssTypes()
  const { code, output } = await runTool('storybook', ['build', '-o', storybookDist, '--quiet'], {
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    output: 'keep',
  })
  stopIfInterrupted()
  if (code !== 0) {
    console.error(`${output}\nStorybook could not be built; the reason is above.`)
    return false
  }
  lastBuild.write(current)
  return true
}
