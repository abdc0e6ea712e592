import { useId, type ReactNode } from 'react'
import styles from './PageSection.module.css'

export interface PageSectionProps {
  title: string
  /** Beside the title: a figure, or what can be done. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page under its title. */
export function PageSection({ title, aside, children }: PageSectionProps) {
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
