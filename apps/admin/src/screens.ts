import type { ComponentType } from 'react'
import type { RouteName } from './routes.ts'

/** The code of each page, fetched when it is needed. */
export const screens: Readonly<Record<RouteName, () => Promise<{ default: ComponentType }>>> = {
  signin: () => import('./screens/signin/SigninScreen.tsx'),
  people: () => import('./screens/people/PeopleScreen.tsx'),
  person: () => import('./screens/person/PersonScreen.tsx'),
  security: () => import('./screens/security/SecurityScreen.tsx'),
  desk: () => import('./screens/desk/DeskScreen.tsx'),
  audit: () => import('./screens/audit/AuditScreen.tsx'),
  settings: () => import('./screens/settings/SettingsScreen.tsx'),
}
