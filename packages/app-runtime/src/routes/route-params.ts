import { createContext, use } from 'react'

/** The parameters of the path of the page that is open. */
export const RouteParamsContext = createContext<Readonly<Record<string, string>>>({})

/** The parameters of the page's path by their names, decoded. */
export function useRouteParams(): Readonly<Record<string, string>> {
  return use(RouteParamsContext)
}
