import { ColumnLayout, WideLayout, type LayoutProps } from '@flower-market/app-runtime/frame'
import type { ComponentType } from 'react'
import type { LayoutName } from '../../routes.ts'
import { AuthLayout } from './AuthLayout.tsx'
import styles from './layouts.module.css'

/** The frame of each group of pages. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  assortment: ColumnLayout,
  catalog: WideLayout,
  cart: ColumnLayout,
  default: ColumnLayout,
  offer: ColumnLayout,
  operation: ColumnLayout,
  profile: ColumnLayout,
  settings: ColumnLayout,
  base: ColumnLayout,
  transaction: ColumnLayout,
  auth: AuthLayout,
  // The frame of stories: the page by itself, without header and footer.
  test: ({ children }) => <main className={styles.test}>{children}</main>,
}
