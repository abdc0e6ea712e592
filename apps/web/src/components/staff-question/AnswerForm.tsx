import { maxLengths } from '@flower-market/api-client'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { Banner, Button, Textarea } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import { answerQuestionAtom } from './staff-question.atoms.ts'
import styles from './StaffQuestion.module.css'

const toldFrom = 50

/** The answer to a question of staff. */
export function AnswerForm({ id }: { id: string }) {
  const t = useTranslate()
  const send = useSetAtom(answerQuestionAtom)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isSaving, problem, run } = useSaving((typed: string) => send(id, typed))
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = text.trim()
    setMissing(typed === '')
    if (typed === '') field.current?.focus()
    else if (typed.length <= maxLengths.question) run(typed)
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Textarea
        ref={field}
        label={t('questions.yourAnswer')}
        rows={3}
        limit={maxLengths.question}
        explainLimit={(left) => left <= toldFrom && t('questions.left', { left })}
        value={text}
        error={isMissing && text.trim() === '' ? t('questions.missing') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {problem !== null && (
        <Banner role="alert" tone="danger">
          {t(problem)}
        </Banner>
      )}
      <Button type="submit" tone="primary" loading={isSaving} className={styles.send}>
        {t('questions.send')}
      </Button>
    </form>
  )
}
