import { defineConfig } from 'vite'
import { shopBuild } from './vite/web-plugins.ts'

const api = `http://localhost:${process.env['API_PORT'] ?? '3001'}`

export default defineConfig({
  ...shopBuild,
  build: { target: 'baseline-widely-available', manifest: true, sourcemap: true, assetsInlineLimit: 0 },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
})
