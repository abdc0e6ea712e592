import type { ReactNode } from 'react'
import styles from './AuthPage.module.css'

export interface AuthPageProps {
  title: ReactNode
  /** What the page is for, or what comes next. */
  lead?: ReactNode
  children?: ReactNode
  /** Ways on: links to the other pages of joining. */
  links?: ReactNode
}

/** The order that all pages of joining keep: a title, what it is about, what there is to do, the other ways. */
export function AuthPage({ title, lead, children, links }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
      {links !== undefined && <p className={styles.links}>{links}</p>}
    </div>
  )
}
