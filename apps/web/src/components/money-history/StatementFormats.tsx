import type { CallInput } from '@flower-market/api-client'
import { Button } from '@flower-market/ui'
import { useDownload } from '@flower-market/app-runtime/download'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './StatementDownloads.module.css'

type StatementFormat = CallInput<'accountStatement'>['query']['format']

const formats = ['pdf', 'xlsx', 'csv'] as const satisfies readonly StatementFormat[]

type Download = ReturnType<typeof useDownload>['download']
type Locale = ReturnType<typeof useLocale>

export interface StatementFormatsProps {
  /** What the statement is of. */
  label: string
  /** Asks for the statement as a kind of file. */
  onChoose: (download: Download, file: { format: StatementFormat; locale: Locale }) => Promise<unknown>
}

function FormatButton({
  format,
  onChoose,
}: { format: StatementFormat } & Omit<StatementFormatsProps, 'label'>) {
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
      onClick={() => void onChoose(download, { format, locale })}
    >
      {name}
    </Button>
  )
}

/** A statement as each kind of file. */
export function StatementFormats({ label, onChoose }: StatementFormatsProps) {
  return (
    <fieldset aria-label={label} className={styles.statement}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      {formats.map((format) => (
        <FormatButton key={format} format={format} onChoose={onChoose} />
      ))}
    </fieldset>
  )
}
