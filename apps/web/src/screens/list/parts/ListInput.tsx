import { useRef, useState, type ReactNode } from 'react'
import type { IsoDate } from '@flower-market/flower-domain'
import { Banner, Button, PageHeader, Textarea } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { key } from '../../../components/marked-text/marked-text.tsx'
import type { PastedList } from '../../../state/pasted-list.atoms.ts'
import styles from './ListInput.module.css'
import { useDroppedFile } from './use-dropped-file.ts'
import { useListInput } from './use-list-input.ts'

const accepted =
  '.xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface ListInputProps {
  /** The list that is changed; null for a new one. */
  before: PastedList | null
  day: ReactNode
  /** Gives the day that the list is of, where it says one. */
  onRead: (date: IsoDate | null) => void
  /** Stands below. */
  children?: ReactNode
}

/** Where a list is pasted, written or uploaded. */
export function ListInput({ before, day, onRead, children }: ListInputProps) {
  const t = useTranslate()
  const [text, setText] = useState(before?.text ?? '')
  const picker = useRef<HTMLInputElement>(null)
  const { problem, isReading, readText, readFile } = useListInput(onRead)
  const isOver = useDroppedFile((file) => void readFile(file))
  return (
    <div className={styles.input}>
      <PageHeader title={t('list.title')} description={t('list.intro')} />
      <form
        className={styles.form}
        data-over={isOver || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          readText(text)
        }}
      >
        {day}
        <Textarea
          label={t('list.text')}
          rows={10}
          value={text}
          maxLength={100_000}
          placeholder={t('list.placeholder')}
          spellCheck={false}
          className={styles.text ?? ''}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            readText(text)
          }}
        />
        {problem !== null && (
          <Banner role="alert" tone="warn">
            {t(problem)}
          </Banner>
        )}
        <div className={styles.actions}>
          <Button type="submit" tone="primary" size="l">
            {t('list.read')}
          </Button>
          <span aria-hidden="true" className={styles.keys}>
            {t.rich('list.readHint', { kbd: key })}
          </span>
          <span className={styles.upload}>
            <Button loading={isReading} onClick={() => picker.current?.click()}>
              {t('list.upload')}
            </Button>
            <small>
              {isReading ? (
                t('list.reading')
              ) : (
                <>
                  {t('list.uploadLimit')}
                  <span className={styles.drop}>{t('list.dropHint')}</span>
                </>
              )}
            </small>
          </span>
          <input
            ref={picker}
            type="file"
            accept={accepted}
            hidden
            aria-label={t('list.upload')}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file !== undefined) void readFile(file)
            }}
          />
        </div>
      </form>
      {children}
    </div>
  )
}
