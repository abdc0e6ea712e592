import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { compileMessages } from './messages-plugin.ts'

/** What building the shop needs beyond Vite's defaults, shared by the app, Storybook and the browser tests. */
export const shopBuild = {
  plugins: [compileMessages(), react()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
} satisfies UserConfig
