import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { StatementDownloads } from '../money-history/StatementDownloads.tsx'
import type { TransactionFilter } from './use-transaction-filter.ts'

/** The statement of the chosen account, or else of the default one, for the chosen days. */
export function TransactionStatement({ filter: { account, from, to } }: { filter: TransactionFilter }) {
  const t = useTranslate()
  const accounts = useResource('accountList', {})
  if (accounts.status !== 'ready') return null
  const { data } = accounts
  const shown = data.find((one) => (account === undefined ? one.isDefault : one._id === account)) ?? data[0]
  if (shown === undefined) return null
  const name = shown.name === '' ? t(`money.wallet.${shown.type}`) : shown.name
  return <StatementDownloads accountId={shown._id} accountName={name} period={{ from, to }} />
}
