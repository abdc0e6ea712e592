import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['source'] }
const ssr = { resolve: { conditions: ['source', 'node'] } }

/** A suite that runs in Node: `name` is what CI prints, `root` the folder that holds its `*.test.ts`. */
const nodeSuite = (name: string, root: string, test: Record<string, unknown> = {}) => ({
  resolve,
  ssr,
  test: { name, root, include: ['**/*.test.ts', '**/*.test.tsx'], environment: 'node' as const, ...test },
})

export default defineConfig({
  test: {
    projects: [
      nodeSuite('flower-domain', 'packages/flower-domain'),
      nodeSuite('api-client', 'packages/api-client'),
      nodeSuite('web', 'apps/web'),
      nodeSuite('api', 'apps/api', { globalSetup: 'src/testing/global-setup.ts' }),
      nodeSuite('tools', 'tools'),
    ],
  },
})
