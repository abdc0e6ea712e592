import type { ComponentType, ReactNode } from 'react'
import type { LayoutName } from '../../routes.ts'
import { AuthLayout } from './AuthLayout.tsx'
import styles from './layouts.module.css'

/** What a page frame is given: the page. */
export interface LayoutProps {
  children: ReactNode
}

function framed(className: string | undefined): ComponentType<LayoutProps> {
  return function Layout({ children }) {
    return <div className={className}>{children}</div>
  }
}

/** The price list, which draws columns of its own. */
const wide = framed(styles.wide)

/** Every other page, with an `aside` beside it where it has one. */
const column = framed(styles.column)

/** The frame of each group of pages. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  assortment: column,
  catalog: wide,
  cart: column,
  default: column,
  offer: column,
  operation: column,
  profile: column,
  settings: column,
  base: column,
  transaction: column,
  auth: AuthLayout,
  // The frame of stories: the page by itself, without header and footer.
  test: ({ children }) => <main className={styles.test}>{children}</main>,
}
