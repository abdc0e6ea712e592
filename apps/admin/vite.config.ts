import { defineConfig } from 'vite'
import { appBuild } from '../../tools/vite/app-build.ts'
import { describedRoutes } from './src/described-routes.ts'
import { paths } from './src/paths.ts'
import { frameReads } from './src/page-route.ts'
import { frameTopics, notFoundTexts } from './src/routes.ts'
import { chunkGroups } from './vite/chunk-groups.ts'

export default defineConfig(
  appBuild({
    pages: {
      app: 'apps/admin',
      home: paths.home(),
      signIn: paths.signin(),
      routes: describedRoutes,
      notFound: notFoundTexts,
      frame: frameReads,
      frameTopics,
    },
    // One server gives the files of both apps: theirs have folders of their own.
    assets: 'staff-assets',
    port: Number(process.env['ADMIN_PORT'] ?? 3002),
    chunkGroups: chunkGroups(),
  }),
)
