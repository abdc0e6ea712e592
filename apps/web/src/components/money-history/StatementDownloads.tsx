import type { CallInput } from '@flower-market/api-client'
import { Button } from '@flower-market/ui'
import { useDownload } from '@flower-market/app-runtime/download'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './StatementDownloads.module.css'

type StatementFormat = CallInput<'accountStatement'>['query']['format']

const formats = ['pdf', 'xlsx', 'csv'] as const satisfies readonly StatementFormat[]

export interface StatementDownloadsProps {
  accountId: string
  /** Names the account where the page shows several. */
  accountName?: string | undefined
  /** The days of the history that is shown; all of the time without them. */
  period: Pick<CallInput<'accountStatement'>['query'], 'from' | 'to'>
}

function DownloadButton({
  accountId,
  period,
  format,
}: Pick<StatementDownloadsProps, 'accountId' | 'period'> & { format: StatementFormat }) {
  const t = useTranslate()
  const locale = useLocale()
  const { isBusy, download } = useDownload()
  const name = format.toUpperCase()
  return (
    <Button
      tone="quiet"
      size="s"
      loading={isBusy}
      aria-label={t('money.statementAs', { format: name })}
      onClick={() => void download('accountStatement', { query: { accountId, format, locale, ...period } })}
    >
      {name}
    </Button>
  )
}

/** The statement of an account for the period of its history, as each kind of file. */
export function StatementDownloads(props: StatementDownloadsProps) {
  const t = useTranslate()
  const { accountName: account } = props
  const label = account === undefined ? t('money.statement') : t('money.statementOf', { account })
  return (
    <fieldset aria-label={label} className={styles.statement}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      {formats.map((format) => (
        <DownloadButton key={format} accountId={props.accountId} period={props.period} format={format} />
      ))}
    </fieldset>
  )
}
