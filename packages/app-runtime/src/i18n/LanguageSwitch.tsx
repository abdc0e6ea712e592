import { supportedLocales } from '@flower-market/flower-domain'
import { useLocation } from 'react-router-dom'
import { Link } from '../navigation/Link.tsx'
import { languageNames, localizePath } from './locale.ts'
import { useLocale } from './use-locale.ts'
import { useTranslate } from './use-translate.ts'
import styles from './LanguageSwitch.module.css'

/** The same page, query included, in another language. */
export function LanguageSwitch() {
  const t = useTranslate()
  const current = useLocale()
  const { pathname, search, hash } = useLocation()
  return (
    <nav aria-label={t('runtime.language')} className={styles.languages}>
      {supportedLocales.map((locale) => (
        <Link
          key={locale}
          to={localizePath(locale, pathname + search + hash)}
          replace
          lang={locale}
          hrefLang={locale}
          title={languageNames[locale]}
          aria-current={locale === current ? 'true' : undefined}
          className={styles.language}
        >
          {locale.toUpperCase()}
        </Link>
      ))}
    </nav>
  )
}
