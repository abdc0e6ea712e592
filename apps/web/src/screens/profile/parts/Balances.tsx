import { currencyOfWallet } from '@flower-market/flower-domain'
import { Price } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { OwnProfile } from '../../../state/own-profile.atoms.ts'
import styles from './Balances.module.css'

/** What the person's accounts hold. */
export function Balances({ balances }: Pick<OwnProfile, 'balances'>) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <section aria-labelledby="balances" className={styles.balances}>
      <h2 id="balances" className={styles.title}>
        {t('profile.balances')}
      </h2>
      {balances.length === 0 ? (
        <p className={styles.none}>{t('profile.noBalances')}</p>
      ) : (
        <ul className={styles.list}>
          {balances.map(({ _id, amount, type }) => (
            <li key={_id}>
              <Price size="l" parts={format.moneyParts(amount, currencyOfWallet(type))} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
