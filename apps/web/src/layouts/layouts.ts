import type { ComponentType } from 'react'
import type { LayoutName } from '../routes.ts'
import { AssortmentLayout } from './AssortmentLayout.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { BaseLayout } from './BaseLayout.tsx'
import { CartLayout } from './CartLayout.tsx'
import { CatalogLayout } from './CatalogLayout.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import { OfferLayout } from './OfferLayout.tsx'
import { OperationLayout } from './OperationLayout.tsx'
import { ProfileLayout } from './ProfileLayout.tsx'
import { SettingsLayout } from './SettingsLayout.tsx'
import { TestLayout } from './TestLayout.tsx'
import { TransactionLayout } from './TransactionLayout.tsx'
import type { LayoutProps } from './layout-props.ts'

/** The frame of each group of pages. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  assortment: AssortmentLayout,
  cart: CartLayout,
  catalog: CatalogLayout,
  offer: OfferLayout,
  operation: OperationLayout,
  base: BaseLayout,
  default: DefaultLayout,
  profile: ProfileLayout,
  auth: AuthLayout,
  settings: SettingsLayout,
  transaction: TransactionLayout,
  test: TestLayout,
}
