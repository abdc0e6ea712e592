import type { CallOutput } from '@flower-market/api-client'
import { addDays, currencyOfWallet, moscowDateOf } from '@flower-market/flower-domain'
import { Banner, Button, Price, Skeleton, TextLink } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { BalanceChart } from '../../../components/balance-chart/BalanceChart.tsx'
import { paths } from '../../../paths.ts'
import styles from './AccountBalances.module.css'

type Account = CallOutput<'accountList'>[number]

/** An amount of a billion or more is wider than a phone in the largest type, in kopecks or cents. */
const longMinor = 100_000_000_000

/** How many days the chart shows. */
const chartDays = 30

/** What each account holds, the default one first and large, with its balance of the last days. */
export function AccountBalances() {
  const t = useTranslate()
  const accounts = useResource('accountList', {})
  const today = moscowDateOf(useAtomValue(pageEnvironmentAtom).now())
  if (accounts.status === 'loading') return <Skeleton shape="block" height={300} />
  if (accounts.status === 'failed') {
    return (
      <Banner tone="danger" action={<Button onClick={accounts.refresh}>{t('runtime.retry')}</Button>}>
        {t('shell.balancesFailed')}
      </Banner>
    )
  }
  const [main, ...others] = accounts.data.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  // Whoever has no account yet gets one with the first money.
  if (main === undefined) return <p className={styles.none}>{t('transactions.noAccounts')}</p>
  return (
    <div className={styles.balances}>
      <ul className={styles.accounts}>
        <Balance account={main} isMain />
        {others.map((account) => (
          <Balance key={account._id} account={account} />
        ))}
      </ul>
      <BalanceChart accountId={main._id} shown={{ from: addDays(today, 1 - chartDays), today }} />
    </div>
  )
}

function Balance({ account, isMain = false }: { account: Account; isMain?: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const { _id, type, name, amount, reserved, isDefault } = account
  const currency = currencyOfWallet(type)
  return (
    <li
      className={styles.account}
      data-main={isMain || undefined}
      data-long={Math.abs(amount) >= longMinor || undefined}
    >
      <span className={styles.name}>
        <TextLink asChild>
          <LocalizedLink to={paths.balanceHistory(_id)}>
            {name === '' ? t(`shell.wallet.${type}`) : name}
          </LocalizedLink>
        </TextLink>
        {isDefault && <span className={styles.note}>{t('transactions.defaultAccount')}</span>}
        {reserved > 0 && (
          <span className={styles.note}>
            {t('transactions.reserved', { amount: format.money(reserved, currency) })}
          </span>
        )}
      </span>
      <Price
        size={isMain ? 'xl' : 'l'}
        parts={format.moneyParts(amount, currency)}
        className={styles.amount}
      />
    </li>
  )
}
