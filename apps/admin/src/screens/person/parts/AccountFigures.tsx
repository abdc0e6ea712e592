import type { CallOutput } from '@flower-market/api-client'
import { currencyOfWallet } from '@flower-market/flower-domain'
import { StatusBadge } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './AccountFigures.module.css'

/** What can be spent of each account and what is held back, and what the orders that were paid come to. */
export function AccountFigures({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <ul className={styles.figures} aria-label={t('people.accounts')}>
      {person.accounts.map(({ _id, type, available, reserved, isFrozen }) => (
        <li key={_id} className={styles.figure}>
          <span className={styles.amount}>{format.money(available, currencyOfWallet(type))}</span>
          <span className={styles.note}>
            {t('people.availableReserved', { reserved: format.money(reserved, currencyOfWallet(type)) })}
          </span>
          {isFrozen && <StatusBadge tone="danger">{t('people.frozen')}</StatusBadge>}
        </li>
      ))}
      <li className={styles.figure}>
        <span className={styles.amount}>{format.money(person.turnover.amount)}</span>
        <span className={styles.note}>{t('people.turnover', { count: person.turnover.orders })}</span>
      </li>
    </ul>
  )
}
