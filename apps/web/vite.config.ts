import { defineConfig } from 'vite'
import { chunkGroups } from './vite/chunk-groups.ts'
import { declareLayerOrder } from './vite/layer-order.ts'
import { shopBuild } from './vite/web-plugins.ts'

const api = `http://localhost:${process.env['API_PORT'] ?? '3001'}`

export default defineConfig({
  ...shopBuild,
  plugins: [...shopBuild.plugins, declareLayerOrder()],
  build: {
    target: 'baseline-widely-available',
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
