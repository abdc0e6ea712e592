import { defineConfig } from 'vite'
import { appBuild } from '../../tools/vite/app-build.ts'
import { paths } from './src/paths.ts'
import { frameReads, frameTopics, notFoundTexts } from './src/routes.ts'
import { describedRoutes } from './src/routes/described-routes.ts'
import { chunkGroups } from './vite/chunk-groups.ts'
import { offlinePages, shellTopics } from './vite/offline-pages.ts'

export default defineConfig(
  appBuild({
    pages: {
      app: 'apps/web',
      home: paths.catalog(),
      signIn: paths.signin(),
      routes: describedRoutes,
      notFound: notFoundTexts,
      frame: frameReads,
      frameTopics,
      shellTopics,
    },
    assets: 'assets',
    port: Number(process.env['PORT'] ?? 3000),
    chunkGroups: chunkGroups(),
    renderer: {
      guestPages: 'src/app/render-guest-pages.tsx',
      pageRenderer: 'src/app/page-renderer.tsx',
      starter: 'src/starter.ts',
    },
    offline: offlinePages,
  }),
)
