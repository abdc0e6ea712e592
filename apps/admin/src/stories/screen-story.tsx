import type { Session } from '@flower-market/api-client'
import { sessionOf, vera } from '@flower-market/api-client/msw'
import { createAppStore, pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { createScreenStories, type ScreenStoryOptions } from '@flower-market/app-runtime/stories'
import { storyFetch } from '@flower-market/app-runtime/story-network'
import type { ReactNode } from 'react'
import { layouts } from '../app/layouts/layouts.tsx'
import { Shell } from '../app/Shell.tsx'
import { staffApp } from '../app/staff-app.ts'
import { pageRoutes } from '../routes.ts'
import { startLive } from '../state/live.ts'

/** What a screen's story starts from. */
export interface ScreenOptions extends ScreenStoryOptions {
  /** Who is signed in; null before signing in. @default the fixtures' member of staff */
  readonly session?: Session | null
}

const staffSession = sessionOf(vera)

/** A store as main.tsx makes it, with a real client: only the network is a mock. */
function createScreenStore({ session = staffSession }: ScreenOptions) {
  const store = createAppStore(staffApp, { session, calls: {} }, { fetch: storyFetch() })
  store.set(pageEnvironmentAtom, {
    origin: location.origin,
    pathname: location.pathname,
    now: () => new Date(),
    timeZone: 'Europe/Moscow',
  })
  return store
}

function Main({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}

/** Puts a screen's stories on a stage, see `createScreenStories`; the mock market answers every call to a member of staff. */
export const withScreen = createScreenStories<(typeof pageRoutes)[number], ScreenOptions>({
  routes: pageRoutes,
  layoutOf: ({ layout }) => layouts[layout],
  Shell,
  BareFrame: Main,
  createStore: createScreenStore,
  startLive,
  signedInIdOf: ({ session = staffSession }) => session?._id ?? null,
})

/** Changes what one story of a screen starts from; the rest stays as `withScreen` said. */
export function startingFrom(options: Partial<ScreenOptions>) {
  return { parameters: { screen: options } }
}
