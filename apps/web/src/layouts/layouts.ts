import type { ComponentType } from 'react'
import type { LayoutName } from '../routes.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { BaseLayout } from './BaseLayout.tsx'
import { CartLayout } from './CartLayout.tsx'
import { CatalogLayout } from './CatalogLayout.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import { OfferLayout } from './OfferLayout.tsx'
import { ProfileLayout } from './ProfileLayout.tsx'
import { SettingsLayout } from './SettingsLayout.tsx'
import type { LayoutProps } from './layout-props.ts'

/** The frame of each group of pages. */
export const LAYOUTS: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  catalog: CatalogLayout,
  cart: CartLayout,
  default: DefaultLayout,
  base: BaseLayout,
  auth: AuthLayout,
  profile: ProfileLayout,
  settings: SettingsLayout,
  offer: OfferLayout,
}
