export { namedRoutes, type NamedRoute, type PageRoute } from './page-route.ts'
export { useRouteParams } from './route-params.ts'
export { createPathOf, type PathEnd, type PathOf } from './path-of.ts'
