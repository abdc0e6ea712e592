import { isApiError, maxLengths } from '@flower-market/api-client'
import { availabilities, currencies, isIsoDate } from '@flower-market/flower-domain'
import { Banner, Button, Checkbox, Textarea } from '@flower-market/ui'
import { ChoiceField, toFormError } from '@flower-market/app-runtime/forms'
import { DayField } from '@flower-market/app-runtime/day-field'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { paths } from '../../../paths.ts'
import { uploadPriceListAtom } from '../price-lists.atoms.ts'
import styles from './UploadForm.module.css'

const accepted =
  '.xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function problemOf(error: unknown): MessageId {
  if (isApiError(error, 'price-file-not-recognized')) return 'imports.notRecognized'
  if (isApiError(error, 'price-file-too-long')) return 'imports.tooLong'
  if (isApiError(error, 'payload-too-large')) return 'imports.tooLarge'
  if (isApiError(error, 'validation-failed')) return 'imports.wrongInput'
  return toFormError(error)
}

/** A price list as a file or as rows copied from one: whose it is, for which day, and what is missing from it. */
export function UploadForm() {
  const t = useTranslate()
  const go = useLocalizedNavigate()
  const upload = useSetAtom(uploadPriceListAtom)
  const plantations = useResource('plantationAll', {})
  const picker = useRef<HTMLInputElement>(null)
  const [plantationId, setPlantation] = useState('')
  const [availability, setAvailability] = useState<(typeof availabilities)[number]>('inStock')
  const [date, setDate] = useState('')
  const [currency, setCurrency] = useState<(typeof currencies)[number]>('RUB')
  const [isWhole, setWhole] = useState(true)
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [isChecked, setChecked] = useState(false)

  const send = async (body: Blob, name: string): Promise<void> => {
    setChecked(true)
    if (isSending || plantationId === '' || !isIsoDate(date)) return
    setSending(true)
    setProblem(null)
    try {
      const query = { plantationId, availability, date, currency, isWhole, name }
      const { _id } = await upload({ query, body })
      void go(paths.priceList(_id))
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setSending(false)
    }
  }
  const known = plantations.status === 'ready' ? plantations.data : []
  return (
    <form
      aria-label={t('imports.upload')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') setProblem('imports.nothing')
        else void send(new Blob([text], { type: 'text/csv' }), '')
      }}
    >
      <div className={styles.fields}>
        <ChoiceField
          label={t('imports.plantation')}
          value={plantationId}
          onValueChange={setPlantation}
          error={isChecked && plantationId === '' ? t('imports.missing') : undefined}
          choices={[
            { value: '', label: t('imports.choose') },
            ...known.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
        <DayField
          label={t('imports.day')}
          value={date}
          onValueChange={(day) => setDate(day ?? '')}
          error={isChecked && !isIsoDate(date) ? t('imports.missing') : undefined}
        />
        <ChoiceField
          label={t('imports.kind')}
          value={availability}
          onValueChange={(value) => setAvailability(availabilities.find((one) => one === value) ?? 'inStock')}
          choices={availabilities.map((value) => ({ value, label: t(`imports.kind.${value}`) }))}
        />
        <ChoiceField
          label={t('imports.currency')}
          value={currency}
          onValueChange={(value) => setCurrency(currencies.find((one) => one === value) ?? 'RUB')}
          choices={currencies.map((value) => ({ value, label: value }))}
        />
      </div>
      <Checkbox checked={isWhole} onChange={(event) => setWhole(event.target.checked)}>
        {t('imports.isWhole')}
      </Checkbox>
      <Textarea
        label={t('imports.rows')}
        hint={t('imports.rowsHint')}
        rows={4}
        value={text}
        maxLength={1_000_000}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {problem !== null && (
        <Banner role="alert" tone="danger">
          {t(problem)}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button tone="primary" loading={isSending} onClick={() => picker.current?.click()}>
          {t('imports.chooseFile')}
        </Button>
        <Button type="submit" loading={isSending}>
          {t('imports.readRows')}
        </Button>
        <small className={styles.hint}>{t('imports.fileHint')}</small>
      </div>
      <input
        ref={picker}
        type="file"
        accept={accepted}
        hidden
        aria-label={t('imports.chooseFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) void send(file, file.name.slice(0, maxLengths.company))
        }}
      />
    </form>
  )
}
