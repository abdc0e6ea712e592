import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'
import { sourceBuild } from '../tools/vite/app-build.ts'

/** What runs in workers is imported by no page: what it needs would be found late, and prepared by loading all stories again. */
const workers = fileURLToPath(new URL('../apps/', import.meta.url)) + '{web,admin}/src/**/*-worker.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/{web,admin}/src/**/*.stories.tsx',
  ],
  // The mocks' addon is absent on purpose: preview.tsx starts its worker, and naming it here would start a second one.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  // A list of what to try in Storybook.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), ...sourceBuild.plugins],
    // Files that tests and servers write there would reload the open page.
    server: {
      ...config.server,
      watch: { ...config.server?.watch, ignored: ['**/.cache/**', '**/.data/**'] },
    },
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: [...[config.optimizeDeps?.entries ?? []].flat(), workers],
    },
    define: {
      ...config.define,
      'import.meta.env.LATE_ANSWERS_MS': JSON.stringify(process.env['LATE_ANSWERS_MS'] ?? '0'),
    },
    // These know light-dark() and relative colors; for older ones the sheets would be rewritten and grow by half.
    build: { ...config.build, cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
    resolve: {
      ...config.resolve,
      alias: sourceBuild.resolve.alias,
      // Workspace packages are resolved to their sources, so a story never shows a stale build.
      conditions: [
        'source',
        ...(config.resolve?.conditions ?? ['module', 'browser', 'development|production']),
      ],
    },
  }),
})
