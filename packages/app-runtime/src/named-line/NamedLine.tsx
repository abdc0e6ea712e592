import type { ReactNode } from 'react'
import styles from './NamedLine.module.css'

export interface NamedLineProps {
  name: ReactNode
  /** What the name is short for. */
  title?: string | undefined
  /** What is known about it, in small print. */
  facts: readonly string[]
  /** The button, or the state that stands in its place. */
  action: ReactNode
  /** Why the button did not work. */
  problem?: string | null
}

/** A list of things with names: sessions, keys, tokens. Its children are `NamedLine`s. */
export function NamedLines({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

/** One of these things: what it is called, what is known about it, and what can be done about it. */
export function NamedLine({ name, title, facts, action, problem = null }: NamedLineProps) {
  return (
    <li className={styles.line}>
      <p className={styles.name} title={title}>
        {name}
      </p>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <div className={styles.action}>{action}</div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  )
}
