import type { ReactNode } from 'react'
import type { PlainToken } from '../tokens/token-types.ts'
import styles from './Foundations.module.css'

const rootPx = 16

/** A size in rem also in px, as a drawing has it. */
function shown(value: string) {
  return value.endsWith('rem')
    ? `${value} · ${Math.round(Number.parseFloat(value) * rootPx * 2) / 2} px`
    : value
}

export interface TokenRowsProps<Name extends string> {
  tokens: Record<Name, PlainToken>
  language: 'ru' | 'en'
  /** Renders an example of the token by its name. */
  children: (name: Name) => ReactNode
}

/** Every token of a group: its name, its value, its purpose and an example. */
export function TokenRows<Name extends string>({ tokens, language, children }: TokenRowsProps<Name>) {
  return (
    <ul className={styles.rows}>
      {(Object.keys(tokens) as Name[]).map((name) => (
        <li key={name} className={styles.row}>
          <div className={styles.name}>
            <code className={styles.code}>--{name}</code>
            <span className={styles.use}>{tokens[name].use[language]}</span>
          </div>
          <span className={styles.value}>{shown(tokens[name].value)}</span>
          <div className={styles.specimen}>{children(name)}</div>
        </li>
      ))}
    </ul>
  )
}
