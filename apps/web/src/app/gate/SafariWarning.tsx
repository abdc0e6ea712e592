import { LogoMark } from '@flower-market/ui'
import { useTranslate, useLocale } from '@flower-market/app-runtime/i18n'
import { usePageTitle } from '@flower-market/app-runtime/navigation'
import { operators } from '@flower-market/flower-domain'
import { OperatorLinks } from '../../components/operator-contacts/OperatorLinks.tsx'
import { useOperator } from '../../state/use-operator.ts'
import { browserName } from './safari.ts'
import styles from './Gate.module.css'

const alternatives = [
  { name: 'Google Chrome', href: 'https://www.google.com/chrome/' },
  { name: 'Mozilla Firefox', href: 'https://www.mozilla.org/firefox/' },
  { name: 'Yandex Browser', href: 'https://browser.yandex.com/' },
  { name: 'Opera', href: 'https://www.opera.com/' },
] as const

/** Stands in for the shop in Safari: what is wrong, what to use meanwhile, whom to ask. */
function SafariWarning({ userAgent }: { userAgent: string }) {
  const t = useTranslate()
  usePageTitle('gate.safariTitle')
  const { shop } = operators[useLocale()]
  const { email, phone } = useOperator()
  return (
    <main className={styles.page}>
      <LogoMark>{shop}</LogoMark>
      <h1 className={styles.title}>{t('gate.safariTitle')}</h1>
      <p>{t('gate.safariHint')}</p>
      <ul className={styles.browsers}>
        {alternatives.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noreferrer" className={styles.browser}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>{t('gate.safariFixing')}</p>
      {(email !== null || phone !== null) && (
        <p className={styles.contacts}>
          {t('gate.support')} <OperatorLinks email={email} phone={phone} />
        </p>
      )}
      <p className={styles.browserName}>{t('gate.yourBrowser', { browser: browserName(userAgent) })}</p>
    </main>
  )
}

export default SafariWarning
