import type { ReactNode } from 'react'
import type { SettingsSection as SectionName } from '../../../paths.ts'
import { useSectionOfAddress } from '../use-section-of-address.ts'
import styles from './SettingsSection.module.css'

export interface SettingsSectionProps {
  id: SectionName
  title: ReactNode
  /** What the setting does. */
  text: ReactNode
  children: ReactNode
}

/** One group of settings; an address that ends with its name leads to it. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  const section = useSectionOfAddress(id)
  return (
    <section ref={section} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={styles.content}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.control}>{children}</div>
    </section>
  )
}
