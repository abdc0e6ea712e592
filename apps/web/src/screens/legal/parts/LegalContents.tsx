import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { LegalSection } from '../documents/legal-document.ts'
import styles from './LegalContents.module.css'

/** The sections of a text by their titles; it stays in view beside a long text. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const t = useTranslate()
  return (
    <nav aria-label={t('legal.contents')} className={styles.contents}>
      <h2 className={styles.title}>{t('legal.contents')}</h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
