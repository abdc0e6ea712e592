import { unbrokenAddress } from '@flower-market/app-runtime/destination'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { operators, operatorContacts } from '@flower-market/flower-domain'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './Footer.module.css'

/** Who runs the shop, where, and how to reach them. */
export function Footer() {
  const t = useTranslate()
  const { group, address } = operators[useLocale()]
  const { email, phone } = operatorContacts
  return (
    <footer className={styles.footer}>
      <address className={styles.operator}>
        <strong className={styles.group}>{group}</strong>
        <span>{unbrokenAddress(address)}</span>
        <a href={`mailto:${email}`} className={styles.contact}>
          {email}
        </a>
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.contact}>
          {phone}
        </a>
      </address>
      <nav aria-label={t('shell.legalDocuments')} className={styles.documents}>
        <LocalizedLink to={paths.offer()} className={styles.contact}>
          {t('shell.offerLink')}
        </LocalizedLink>
        <LocalizedLink to={paths.flowerOffer()} className={styles.contact}>
          {t('shell.flowerOfferLink')}
        </LocalizedLink>
        <LocalizedLink to={paths.privacyPolicy()} className={styles.contact}>
          {t('shell.privacyLink')}
        </LocalizedLink>
      </nav>
    </footer>
  )
}
