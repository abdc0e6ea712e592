import { defineConfig } from 'vite'
import { appBuild } from '../../tools/vite/app-build.ts'
import { paths } from './src/paths.ts'
import { frameReads, notFoundTexts, pageRoutes } from './src/routes.ts'
import { chunkGroups } from './vite/chunk-groups.ts'

const shop = appBuild({
  pages: {
    app: 'apps/web',
    home: paths.catalog(),
    routes: pageRoutes,
    notFound: notFoundTexts,
    frame: frameReads,
  },
  assets: 'assets',
  port: Number(process.env['PORT'] ?? 3000),
})

export default defineConfig({
  ...shop,
  build: { ...shop.build, rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } },
})
