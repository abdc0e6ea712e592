import react from '@vitejs/plugin-react'
import type { Rolldown, UserConfig } from 'vite'
import { importDirectly } from './direct-imports.ts'
import { flattenLayers } from './flatten-layers.ts'
import { loadParts } from './load-parts.ts'
import { compileMessages } from './messages-plugin.ts'
import { preloadFonts } from './preload-fonts.ts'
import type { PageRenderer } from './render-pages.ts'
import { productionRouter } from './production-router.ts'
import { createClassNames, shortClassNames } from './short-class-names.ts'
import { buildServiceWorker, type OfflinePages } from './service-worker.ts'
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

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number]

/** What an app's build differs in. */
export interface AppBuild {
  readonly pages: ManifestPages
  /** The folder of the hashed files within the build. */
  readonly assets: string
  /** Where Vite's own server listens. */
  readonly port: number
  /** Which modules share a file. @default the bundler decides */
  readonly chunkGroups?: CodeSplittingGroup[]
  /** The modules that render its pages outside of browsers, those of guests once, the others for each request, and the one that starts the app in them. @default none is rendered */
  readonly renderer?: Pick<PageRenderer, 'guestPages' | 'pageRenderer' | 'starter'>
  /** What of it can be opened without a network. @default nothing, and it has no service worker */
  readonly offline?: OfflinePages
}

/** The build of an app: its pages as `routes.json`, its files under their hashes. */
export function appBuild({ pages, assets, port, chunkGroups, renderer, offline }: AppBuild) {
  const api = `http://localhost:${process.env['API_PORT'] ?? '3001'}`
  const classNames = createClassNames()
  const assetFileNames = ({ names: [name = ''] }: { readonly names: string[] }): string =>
    `${assets}/${name.endsWith('.css') ? '' : '[name]-'}[hash:8][extname]`
  const pageRenderer =
    renderer === undefined
      ? null
      : {
          app: pages.app,
          ...renderer,
          assetFileNames,
          plugins: () => [
            compileMessages(),
            ...react(),
            productionRouter(),
            shortClassNames(classNames),
            importDirectly(),
          ],
        }
  return {
    ...sourceBuild,
    plugins: [
      ...sourceBuild.plugins,
      productionRouter(),
      shortClassNames(classNames),
      importDirectly(),
      loadParts(),
      writeRouteManifest(pages, pageRenderer),
      preloadFonts(),
      offline !== undefined && buildServiceWorker(pages.app, offline),
    ],
    css: { postcss: { plugins: [flattenLayers()] } },
    build: {
      target: browsers,
      // The first versions with light-dark(): older targets would have it written out, at half as much CSS again.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      manifest: true,
      sourcemap: true,
      assetsInlineLimit: 0,
      assetsDir: assets,
      rolldownOptions: {
        output: {
          // The entry names each file that may ever be loaded: what the hash says already is left out of the names.
          chunkFileNames: `${assets}/[hash:8].js`,
          assetFileNames,
          codeSplitting: chunkGroups === undefined || {
            // Each module has the file that its group says, and none because of one that imports it.
            includeDependenciesRecursively: false,
            groups: chunkGroups,
          },
        },
      },
    },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: `${assets}/[hash:8].js` } } },
    server: { port, proxy: { '/api': api, '/socket.io': { target: api, ws: true } } },
  } satisfies UserConfig
}
