import type { CallOutput } from '@flower-market/api-client'
import { currencyOfWallet } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { SumEquation } from '../money-history/SumEquation.tsx'
import styles from './TransactionSums.module.css'

export interface TransactionSumsProps {
  sums: CallOutput<'transactionList'>['sums']
}

/** What all transactions that the filters find have brought to and taken from each account, whichever page they are on. */
export function TransactionSums({ sums }: TransactionSumsProps) {
  const t = useTranslate()
  const format = useFormat()
  if (sums.length === 0) return null
  return (
    <section className={styles.sums} aria-label={t('transactions.sums')}>
      {sums.map(({ type, added, taken }) => {
        const amountOf = (minor: number): string => format.money(minor, currencyOfWallet(type))
        return (
          <div key={type} className={styles.account}>
            <h2 className={styles.name}>{t(`money.wallet.${type}`)}</h2>
            <SumEquation
              parts={[
                { name: t('money.sumAdded'), sign: '', amount: amountOf(added) },
                { name: t('money.sumTaken'), sign: '\u2212', amount: amountOf(taken) },
                { name: t('transactions.sumTotal'), sign: '=', amount: amountOf(added - taken) },
              ]}
            />
          </div>
        )
      })}
    </section>
  )
}
