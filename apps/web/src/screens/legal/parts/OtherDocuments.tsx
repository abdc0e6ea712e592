import { TextLink } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import type { LegalName } from '../documents/legal-documents.ts'
import styles from './OtherDocuments.module.css'

const names: readonly LegalName[] = ['offer', 'flowerOffer', 'privacyPolicy', 'flowerPrivacyPolicy']

/** The other legal texts, under the one that is read. */
export function OtherDocuments({ current }: { current: LegalName }) {
  const t = useTranslate()
  return (
    <nav aria-label={t('legal.others')} className={styles.others}>
      <h2 className={styles.title}>{t('legal.others')}</h2>
      <ul className={styles.list}>
        {names
          .filter((name) => name !== current)
          .map((name) => (
            <li key={name}>
              <TextLink asChild>
                <LocalizedLink to={paths[name]()}>{t(`legal.${name}`)}</LocalizedLink>
              </TextLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
