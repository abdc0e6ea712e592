import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { importDirectly } from './direct-imports.ts'
import { declareLayerOrder } from './layer-order.ts'
import { compileMessages } from './messages-plugin.ts'
import { preloadFonts } from './preload-fonts.ts'
import { writeRouteManifest, type ManifestPages } from './route-manifest.ts'

/** What compiling an app needs beyond Vite's defaults, shared by the apps, Storybook and the browser tests. */
export const sourceBuild = {
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

/**
 * Browsers of spring 2024 and later: from then on all have `light-dark()` and relative colors, and a build that
 * imitates these for older ones makes the first sheet a third larger.
 */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** What an app's build differs in. */
export interface AppBuild {
  readonly pages: ManifestPages
  /** The folder of the hashed files within the build. */
  readonly assets: string
  /** Where Vite's own server listens. */
  readonly port: number
}

/** The build of an app: its pages as `routes.json`, its files under their hashes. */
export function appBuild({ pages, assets, port }: AppBuild) {
  const api = `http://localhost:${process.env['API_PORT'] ?? '3001'}`
  return {
    ...sourceBuild,
    plugins: [
      ...sourceBuild.plugins,
      importDirectly(),
      declareLayerOrder(),
      writeRouteManifest(pages),
      preloadFonts(),
    ],
    build: {
      target: browsers,
      // The first versions with light-dark(): older targets would have it written out, at half as much CSS again.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      manifest: true,
      sourcemap: true,
      assetsInlineLimit: 0,
      assetsDir: assets,
    },
    server: { port, proxy: { '/api': api, '/socket.io': { target: api, ws: true } } },
  } satisfies UserConfig
}
