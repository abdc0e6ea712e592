import type { CallInput } from '@flower-market/api-client'
import { Button } from '@flower-market/ui'
import { useDownload } from '@flower-market/app-runtime/download'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './StatementDownloads.module.css'

type StatementFormat = CallInput<'accountStatement'>['query']['format']

const formats = ['pdf', 'xlsx', 'csv'] as const satisfies readonly StatementFormat[]

export interface StatementDownloadsProps {
  accountId: string
  /** The days of the history that is shown; all of the time without them. */
  period: Pick<CallInput<'accountStatement'>['query'], 'from' | 'to'>
}

function DownloadButton({
  accountId,
  period,
  format,
}: StatementDownloadsProps & { format: StatementFormat }) {
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
  return (
    <fieldset aria-label={t('money.statement')} className={styles.statement}>
      <span aria-hidden="true" className={styles.label}>
        {t('money.statement')}
      </span>
      {formats.map((format) => (
        <DownloadButton key={format} {...props} format={format} />
      ))}
    </fieldset>
  )
}
