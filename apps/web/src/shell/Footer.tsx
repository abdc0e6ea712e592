import { useLocale } from '../i18n/use-locale.ts'
import { OPERATOR, OPERATOR_CONTACTS } from './operator.ts'
import styles from './Footer.module.css'

/** Who runs the shop, where, and how to reach them. */
export const Footer = () => {
  const { group, address } = OPERATOR[useLocale()]
  const { email, phone } = OPERATOR_CONTACTS
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
    </footer>
  )
}
