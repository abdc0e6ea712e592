import { useId, type ReactNode } from 'react'
import styles from './PersonSection.module.css'

export interface PersonSectionProps {
  title: string
  /** Beside the title: a figure, or what can be done. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a person's page under its title. */
export function PersonSection({ title, aside, children }: PersonSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
