import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs } from './tools/chromium-args.ts'

const resolve = { conditions: ['source'] }
const setupFiles = [fileURLToPath(new URL('tools/patient-waits.ts', import.meta.url))]
const putBack = fileURLToPath(new URL('tools/put-back.ts', import.meta.url))
const ssr = { resolve: { conditions: ['source', 'node'] } }

/** A suite that runs in Node: `name` is what CI prints, `root` the folder that holds its `*.test.ts`. */
function nodeSuite(name: string, root: string, test: Record<string, unknown> = {}) {
  return {
    resolve,
    ssr,
    test: {
      name,
      root,
      setupFiles,
      include: ['**/*.test.ts', '**/*.test.tsx'],
      environment: 'node' as const,
      testTimeout: 30_000,
      // As long as `patient-waits` waits: a busy machine is slower, not wrong.
      expect: { poll: { timeout: 20_000 } },
      ...test,
    },
  }
}

/**
 * The files of a worker share the modules that they import: a worker of its own for each file, and evaluating everything
 * once more there, takes longer than the tests. For suites that do not depend on when a module is evaluated.
 */
const shared = { isolate: false, setupFiles: [...setupFiles, putBack] }

/** Every story as a test in a real browser: it renders, its play function passes, axe finds nothing in either theme. */
const storySuite = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'storybook',
    isolate: false,
    setupFiles: ['.storybook/trim-reports.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
          args: [...chromiumArgs],
        },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

export default defineConfig({
  test: {
    projects: [
      nodeSuite('flower-domain', 'packages/flower-domain', shared),
      // Its tests load axios anew, which Node would keep.
      nodeSuite('api-client', 'packages/api-client', { ...shared, server: { deps: { inline: ['axios'] } } }),
      nodeSuite('app-runtime', 'packages/app-runtime', shared),
      nodeSuite('web', 'apps/web', shared),
      nodeSuite('admin', 'apps/admin', shared),
      nodeSuite('api', 'apps/api', {
        globalSetup: 'src/testing/global-setup.ts',
        isolate: false,
        // Some start whole servers and kill them: beside other work that takes minutes.
        testTimeout: 240_000,
        hookTimeout: 240_000,
      }),
      nodeSuite('tools', 'tools', { testTimeout: 240_000 }),
      // Vitest empties sheets unless told otherwise; the tokens' test reads them as text.
      nodeSuite('ui', 'packages/ui', { ...shared, css: { include: [/\.css\?raw$/] } }),
      storySuite,
    ],
  },
})
