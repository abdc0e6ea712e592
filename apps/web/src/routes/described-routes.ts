import { pageRoutes, type RouteName } from '../routes.ts'
import type { DescriptionId } from './page-route.ts'

/** Pages that are summarised as another page is. */
const summarisedAs = {
  catalogBanner: 'catalog',
  plantation: 'assortment',
  standingOrder: 'standingOrders',
  confirm: 'order',
  confirmOld: 'order',
  historyToOrder: 'historyOrder',
  historyPlantation: 'historyOrder',
  plantationRequest: 'plantationRequests',
  operationsTable: 'operationsHistory',
  signinOld: 'signin',
  signupOld: 'signup',
  recoveryExpired: 'signupExpired',
  recoveryCheckMail: 'signupCheckMail',
} as const satisfies Partial<Record<RouteName, RouteName>>

function isSummarisedAsAnother(name: RouteName): name is keyof typeof summarisedAs {
  return name in summarisedAs
}

/** The message that summarises a page, named after it; a page without one does not compile. */
function descriptionOf(name: RouteName): DescriptionId {
  return `descriptions.${isSummarisedAsAnother(name) ? summarisedAs[name] : name}`
}

/** The pages as the server's documents have them: with a summary for search engines and link previews, which no page loads. */
export const describedRoutes = pageRoutes.map((route) =>
  Object.assign({ description: descriptionOf(route.name) }, route),
)
