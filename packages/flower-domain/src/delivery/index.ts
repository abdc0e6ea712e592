export { arrangeRoutes, findRouteProblem } from './delivery-routes.ts'
export type { ArrangedRoutes, DeliveryRoute, RouteProblem } from './delivery-routes.ts'
