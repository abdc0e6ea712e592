import { isApiError, type CallOutput } from '@flower-market/api-client'
import { Banner, Button, TextLink } from '@flower-market/ui'
import { toFormError } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { paths } from '../../../paths.ts'
import { importStatementAtom } from '../statements.atoms.ts'
import styles from './ImportStatement.module.css'

type Imported = CallOutput<'bankStatementImport'>
type Outcome =
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly problem: MessageId; readonly file: string }
  | { readonly kind: 'known'; readonly statement: Imported; readonly file: string }

const accepted = '.txt,.xml,text/plain,text/xml,application/xml'

function problemOf(error: unknown): MessageId {
  if (isApiError(error, 'statement-not-recognized')) return 'statements.notRecognized'
  if (isApiError(error, 'statement-wrong-encoding')) return 'statements.wrongEncoding'
  if (isApiError(error, 'payload-too-large')) return 'statements.tooLarge'
  return toFormError(error)
}

/** Chooses a file of the bank and imports it; a new statement is opened, one that is known already is named. */
export function ImportStatement() {
  const t = useTranslate()
  const format = useFormat()
  const go = useLocalizedNavigate()
  const send = useSetAtom(importStatementAtom)
  const picker = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const run = async (file: File): Promise<void> => {
    setOutcome({ kind: 'sending' })
    try {
      const statement = await send(file)
      setOutcome(statement.wasKnown ? { kind: 'known', statement, file: file.name } : null)
      if (!statement.wasKnown) void go(paths.statement(statement._id))
    } catch (error) {
      setOutcome({ kind: 'failed', problem: problemOf(error), file: file.name })
    }
  }
  return (
    <section aria-label={t('statements.import')} className={styles.import}>
      <div className={styles.choose}>
        <Button tone="primary" loading={outcome?.kind === 'sending'} onClick={() => picker.current?.click()}>
          {t('statements.chooseFile')}
        </Button>
        <p className={styles.hint}>{t('statements.fileHint')}</p>
      </div>
      {outcome?.kind === 'failed' && (
        <Banner role="alert" tone="danger" title={t('statements.notImported', { file: outcome.file })}>
          {t(outcome.problem)}
        </Banner>
      )}
      {outcome?.kind === 'known' && (
        <Banner role="alert" tone="info" title={t('statements.known', { file: outcome.file })}>
          {t('statements.knownText', {
            when: format.moment(outcome.statement.importedAt),
            who: outcome.statement.importedBy,
          })}{' '}
          <TextLink asChild>
            <LocalizedLink to={paths.statement(outcome.statement._id)}>{t('statements.open')}</LocalizedLink>
          </TextLink>
        </Banner>
      )}
      <input
        ref={picker}
        type="file"
        accept={accepted}
        hidden
        aria-label={t('statements.chooseFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) void run(file)
        }}
      />
    </section>
  )
}
