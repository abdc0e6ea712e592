import type { ComponentType, ReactNode } from 'react'
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

/** Edge to edge, for what has columns of its own. */
export const wideLayout = framed(styles.wide)

/** A column of 1120 px, with an `aside` beside it where the page has one. */
export const columnLayout = framed(styles.column)
