import type { Platform } from '../platform/platform.ts'
import { registerRealtime } from './realtime.ts'
import { registerStorybook } from './storybook.ts'
import { registerWebPages } from './web.ts'

/** What browsers get beside the API: the socket, Storybook, the shop's files and pages. */
export async function registerWeb(platform: Platform): Promise<void> {
  const { app, calls, config, now, sessions, sites } = platform
  registerRealtime(platform)
  await registerStorybook(app, config.storybookDist)
  await registerWebPages(app, { config, calls, now, sessions, sites })
}
