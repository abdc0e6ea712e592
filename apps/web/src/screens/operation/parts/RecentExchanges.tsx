import { changesByWallet, currencyOfWallet } from '@flower-market/flower-domain'
import { TextLink, VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { SignedMoney } from '../../../components/money-history/SignedMoney.tsx'
import { paths } from '../../../paths.ts'
import styles from './RecentExchanges.module.css'

/** The last exchanges; nothing while there is none, for the history tells of a failure. */
export function RecentExchanges() {
  const t = useTranslate()
  const format = useFormat()
  const exchanges = useResource('operationsHistory', { query: { kind: 'exchange', page: 1, limit: 5 } })
  if (exchanges.status !== 'ready' || exchanges.data.items.length === 0) return null
  return (
    <section className={styles.exchanges} aria-label={t('money.ownExchanges')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('money.ownExchanges')}</h2>
        <TextLink asChild>
          <LocalizedLink to={paths.operationsHistory()}>{t('money.wholeHistory')}</LocalizedLink>
        </TextLink>
      </div>
      <ul className={styles.list}>
        {exchanges.data.items.map(({ _id, date, entries, rate }) => {
          const changes = changesByWallet(entries)
          const taken = changes.find(({ amount }) => amount < 0)
          const added = changes.find(({ amount }) => amount > 0)
          return (
            <li key={_id} className={styles.exchange}>
              <span className={styles.date}>{format.moment(date)}</span>
              <span className={styles.money}>
                {taken && format.money(-taken.amount, currencyOfWallet(taken.type))}
                <span aria-hidden="true" className={styles.arrow}>
                  →
                </span>
                {added && <SignedMoney minor={added.amount} type={added.type} />}
              </span>
              {rate && (
                <span className={styles.rate}>
                  <VisuallyHidden>{t('money.rate')} </VisuallyHidden>
                  {format.rate(Number(rate.value))}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
