import type { DescriptionId } from './page-route.ts'
import { pageRoutes } from './routes.ts'

/** The pages as the server's documents have them: with a summary, named after the page, which no page loads. */
export const describedRoutes = pageRoutes.map((route) => {
  const description: DescriptionId = `pages.${route.name}`
  return Object.assign({ description }, route)
})
