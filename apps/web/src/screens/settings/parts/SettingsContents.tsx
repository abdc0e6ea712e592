import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { sections } from '../settings-sections.ts'
import styles from './SettingsContents.module.css'

/** The page's sections, to go to. */
export function SettingsContents() {
  const t = useTranslate()
  return (
    <nav aria-label={t('settings.contents')} className={styles.contents}>
      {sections.map(({ id, words }) => (
        <LocalizedLink key={id} to={paths.settings(id)} replace className={styles.link}>
          {t(words)}
        </LocalizedLink>
      ))}
    </nav>
  )
}
