import type { CallOutput } from '@flower-market/api-client'
import { currencyOfWallet } from '@flower-market/flower-domain'
import { Price, StatusBadge } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './AccountFigures.module.css'

/** What can be spent of each account and what is held back, the first account large, and what the orders that were paid come to. */
export function AccountFigures({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <ul className={styles.figures} aria-label={t('people.accounts')}>
      {person.accounts.map(({ _id, type, available, reserved, isFrozen }, place) => {
        const currency = currencyOfWallet(type)
        return (
          <li key={_id} className={styles.figure}>
            {place === 0 ? (
              <Price size="xl" className={styles.balance} parts={format.moneyParts(available, currency)} />
            ) : (
              <span className={styles.amount}>{format.money(available, currency)}</span>
            )}
            <span className={styles.note}>
              {t('people.availableReserved', { reserved: format.money(reserved, currency) })}
            </span>
            {isFrozen && <StatusBadge tone="danger">{t('people.frozen')}</StatusBadge>}
          </li>
        )
      })}
      <li className={styles.figure}>
        <span className={styles.amount}>{format.money(person.turnover.amount)}</span>
        <span className={styles.note}>{t('people.turnover', { count: person.turnover.orders })}</span>
      </li>
    </ul>
  )
}
