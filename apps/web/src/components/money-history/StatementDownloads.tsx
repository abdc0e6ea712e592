import type { CallInput } from '@flower-market/api-client'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { StatementFormats } from './StatementFormats.tsx'

export interface StatementDownloadsProps {
  accountId: string
  /** Names the account where the page shows several. */
  accountName?: string | undefined
  /** The days of the history that is shown; all of the time without them. */
  period: Pick<CallInput<'accountStatement'>['query'], 'from' | 'to'>
}

/** The statement of an account for the period of its history, as each kind of file. */
export function StatementDownloads({ accountId, accountName: account, period }: StatementDownloadsProps) {
  const t = useTranslate()
  return (
    <StatementFormats
      label={account === undefined ? t('money.statement') : t('money.statementOf', { account })}
      onChoose={(download, file) =>
        download('accountStatement', { query: { accountId, ...file, ...period } })
      }
    />
  )
}
