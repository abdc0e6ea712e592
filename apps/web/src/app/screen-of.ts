import { firstScreens } from './first-screens.ts'
import type { RouteName } from '../routes.ts'
import { accountRoutes } from '../routes/account-routes.ts'
import { buyingRoutes } from '../routes/buying-routes.ts'
import { joiningRoutes } from '../routes/joining-routes.ts'
import { moneyRoutes } from '../routes/money-routes.ts'
import { publicRoutes } from '../routes/public-routes.ts'
import type { LoadScreen } from './screen-lists/screen-list.ts'

type LoadList = () => Promise<{ readonly screens: Readonly<Record<string, LoadScreen>> }>

/**
 * Where the code of the pages that are not opened first is listed, by the part of the route table that has them. Each list names
 * up to 150 files by their hashes, so that a page fetches its own alone.
 */
const lists: readonly (readonly [routes: object, load: LoadList])[] = [
  [buyingRoutes, () => import('./screen-lists/buying-screens.ts')],
  [moneyRoutes, () => import('./screen-lists/money-screens.ts')],
  [accountRoutes, () => import('./screen-lists/account-screens.ts')],
  [joiningRoutes, () => import('./screen-lists/joining-screens.ts')],
  [publicRoutes, () => import('./screen-lists/public-screens.ts')],
]

function isFirst(name: RouteName): name is keyof typeof firstScreens {
  return Object.hasOwn(firstScreens, name)
}

/** Loads the lists of the pages that are not opened first. */
export async function loadScreens(): Promise<Readonly<Record<string, LoadScreen>>> {
  const loaded = await Promise.all(lists.map(([, load]) => load()))
  return Object.assign({}, ...loaded.map(({ screens }) => screens))
}

/** How the code of a page is fetched. */
export function screenOf(name: RouteName): LoadScreen {
  if (isFirst(name)) return firstScreens[name]
  return async () => {
    const list = lists.find(([routes]) => Object.hasOwn(routes, name))
    const screens = await list?.[1]()
    const load = screens?.screens[name]
    if (load === undefined) throw new Error(`No list of screens has the page ${name}.`)
    return load()
  }
}
