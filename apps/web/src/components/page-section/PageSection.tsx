import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './PageSection.module.css'

export interface PageSectionProps {
  /** What stands behind the `#` of a link that leads here. */
  id: string
  title: ReactNode
  /** A sentence under the title. */
  hint?: ReactNode
  children: ReactNode
}

/** A part of a page that the menu leads to: an address that ends in its name brings the eye and the keyboard here. */
export function PageSection({ id, title, hint, children }: PageSectionProps) {
  const location = useLocation()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash !== `#${id}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [location, id])
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}
