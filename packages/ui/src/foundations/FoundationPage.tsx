import type { ReactNode } from 'react'
import styles from './Foundations.module.css'

export interface FoundationPageProps {
  title: string
  intro: string
  children: ReactNode
}

/** A page of the foundations: what it is about, then its groups. */
export function FoundationPage({ title, intro, children }: FoundationPageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.intro}>
        <h1>{title}</h1>
        <p>{intro}</p>
      </div>
      {children}
    </main>
  )
}

export interface TokenGroupProps {
  title: string
  children: ReactNode
}

/** Tokens that belong together, under a heading. */
export function TokenGroup({ title, children }: TokenGroupProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
