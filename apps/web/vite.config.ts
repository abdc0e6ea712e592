import { defineConfig } from 'vite'
import { chunkGroups } from './vite/chunk-groups.ts'
import { importDirectly } from './vite/direct-imports.ts'
import { declareLayerOrder } from './vite/layer-order.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { writeRouteManifest } from './vite/route-manifest.ts'
import { shopBuild } from './vite/web-plugins.ts'

const api = `http://localhost:${process.env['API_PORT'] ?? '3001'}`

/**
 * Browsers of spring 2024 and later: from then on all have `light-dark()` and relative colors, and a build that
 * imitates these for older ones makes the first sheet a third larger.
 */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

export default defineConfig({
  ...shopBuild,
  plugins: [
    ...shopBuild.plugins,
    importDirectly(),
    declareLayerOrder(),
    writeRouteManifest(),
    preloadFonts(),
  ],
  build: {
    target: browsers,
    // The first versions with light-dark(): older targets would have it written out, at half as much CSS again.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
})
