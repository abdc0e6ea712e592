export { namedRoutes, type NamedRoute, type PageRoute } from './page-route.ts'
export { createPathOf, type PathEnd, type PathOf } from './path-of.ts'
