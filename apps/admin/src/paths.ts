import { createPathOf } from '@flower-market/app-runtime/routes'
import { routes } from './routes.ts'

const pathOf = createPathOf(routes)

/** The paths of the staff's app, each of one route of the table. */
export const paths = {
  /** Where a day begins. */
  home: () => pathOf('desk', {}),
  signin: (returnTo?: string) => pathOf('signin', {}, { search: { return: returnTo } }),
  people: () => pathOf('people', {}),
  person: (id: string) => pathOf('person', { id }),
  desk: () => pathOf('desk', {}),
  audit: () => pathOf('audit', {}),
  settings: () => pathOf('settings', {}),
  security: () => pathOf('security', {}),
} as const
