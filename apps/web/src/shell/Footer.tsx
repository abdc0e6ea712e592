import { useLocale } from '../i18n/use-locale.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { paths } from '../paths.ts'
import { operators, operatorContacts } from '@flower-market/flower-domain'
import { ShopLink } from './ShopLink.tsx'
import styles from './Footer.module.css'

/** Who runs the shop, where, and how to reach them. */
export const Footer = () => {
  const t = useTranslate()
  const { group, address } = operators[useLocale()]
  const { email, phone } = operatorContacts
  return (
    <footer className={styles.footer}>
      <address className={styles.operator}>
        <strong className={styles.group}>{group}</strong>
        <span>{address}</span>
        <a href={`mailto:${email}`} className={styles.contact}>
          {email}
        </a>
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.contact}>
          {phone}
        </a>
      </address>
      <nav aria-label={t('shell.documents')} className={styles.documents}>
        <ShopLink to={paths.offer()} className={styles.contact}>
          {t('shell.offerLink')}
        </ShopLink>
        <ShopLink to={paths.flowerOffer()} className={styles.contact}>
          {t('shell.flowerOfferLink')}
        </ShopLink>
        <ShopLink to={paths.privacyPolicy()} className={styles.contact}>
          {t('shell.privacyLink')}
        </ShopLink>
      </nav>
    </footer>
  )
}
