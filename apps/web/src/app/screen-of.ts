import type { ComponentType } from 'react'
import { firstScreens } from './first-screens.ts'
import type { RouteName } from '../routes.ts'

type LoadScreen = () => Promise<{ default: ComponentType }>

function isFirst(name: RouteName): name is keyof typeof firstScreens {
  return Object.hasOwn(firstScreens, name)
}

/** Loads the list of the pages that are not opened first. It names some 200 files by their hashes. */
export function loadScreens() {
  return import('../screens.ts')
}

/** How the code of a page is fetched. */
export function screenOf(name: RouteName): LoadScreen {
  return isFirst(name) ? firstScreens[name] : async () => (await loadScreens()).screens[name]()
}
