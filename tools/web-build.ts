import { existsSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, stamp } from './fingerprint.ts'
import { root } from './root.ts'
import { runTool, stopIfInterrupted } from './run-program.ts'

/** The apps that browsers run, by their folder: the shop and the staff's. */
const apps = ['web', 'admin'] as const

type App = (typeof apps)[number]

function distOf(app: App): string {
  return path.join(root, 'apps', app, 'dist')
}

/** What the server has to know of the built apps. */
export const distSettings = { WEB_DIST: distOf('web'), ADMIN_DIST: distOf('admin') }

function sourcesOf(app: App): readonly string[] {
  return [
    `apps/${app}/**/*`,
    'tools/vite/*',
    'packages/*/src/**/*',
    'packages/*/package.json',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ]
}

const notBuilt = [
  '**/node_modules',
  'apps/*/dist',
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.stories.tsx',
  '**/*.module.css.d.ts',
  'packages/api-client/src/msw',
]

/** Whether there is a whole build of the current source; if not, what the build said. */
export interface WebBuild {
  readonly isBuilt: boolean
  readonly output: string
}

const names: Readonly<Record<App, string>> = { web: 'shop', admin: "staff's app" }

async function buildIfChanged(app: App): Promise<WebBuild> {
  const lastBuild = stamp(`${app}-build`)
  const current = fingerprint([...sourcesOf(app)], notBuilt)
  if (lastBuild.read() === current && existsSync(path.join(distOf(app), 'index.html'))) {
    return { isBuilt: true, output: '' }
  }
  console.error(`Building the ${names[app]}…`)
  // Cleared first: a build that was cut off must not count.
  lastBuild.clear()
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps', app),
    from: `apps/${app}`,
    output: 'keep',
    // Whatever the suites that ran before have set: a development build is half as large again.
    env: { NODE_ENV: 'production' },
  })
  stopIfInterrupted()
  if (code !== 0)
    return { isBuilt: false, output: `${output}\nThe ${names[app]} could not be built; the reason is above.` }
  lastBuild.write(current)
  return { isBuilt: true, output }
}

/** Builds the shop and the staff's app, each unless this very source is built already. */
export async function buildWebIfChanged(): Promise<WebBuild> {
  const outputs: string[] = []
  for (const app of apps) {
    const { isBuilt, output } = await buildIfChanged(app)
    outputs.push(output)
    if (!isBuilt) return { isBuilt, output: outputs.join('') }
  }
  return { isBuilt: true, output: outputs.join('') }
}
