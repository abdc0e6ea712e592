import { cx } from 'class-variance-authority'
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

/** Edge to edge: the price list draws its own columns. */
const wholeWidth = framed(styles.wholeWidth)

/** Wide enough for a table. */
const table = framed(styles.table)

/** One readable column. */
const column = framed(styles.column)

/** A readable column, and beside it an `aside` that stays in view; one column on a phone. */
const columns = framed(styles.columns)

/** The frame of each group of pages. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  assortment: wholeWidth,
  catalog: wholeWidth,
  cart: framed(cx(styles.columns, styles.wideColumns)),
  default: columns,
  // Room for the contents beside a text; on paper the text alone.
  offer: framed(cx(styles.column, styles.reading)),
  // Room for the rates beside the exchange.
  operation: table,
  profile: column,
  settings: column,
  base: table,
  transaction: table,
  auth: AuthLayout,
  // The frame of stories: the page by itself, without header and footer.
  test: ({ children }) => <main className={styles.test}>{children}</main>,
}
