import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { OperatorLinks } from '../../components/operator-contacts/OperatorLinks.tsx'
import { useOperator } from '../../state/use-operator.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './Footer.module.css'

/** Who runs the shop, where, and how to reach them; what they have not said is left out, and legal texts say that it is missing. */
export function Footer() {
  const t = useTranslate()
  const { name, address, email, phone, registration } = useOperator()
  return (
    <footer className={styles.footer}>
      <address className={styles.operator}>
        {name !== null && <strong className={styles.group}>{name}</strong>}
        {address !== null && <span>{address}</span>}
        <OperatorLinks email={email} phone={phone} className={styles.contact} />
        {registration !== null && <span>{registration}</span>}
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
