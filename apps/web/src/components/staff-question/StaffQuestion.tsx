import type { AskedKind } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { Banner } from '@flower-market/ui'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './StaffQuestion.module.css'

export interface StaffQuestionProps {
  kind: AskedKind
  /** Whose verification, or which top-up. */
  item: string
}

/** What staff ask about something that waits for them, with a place for the answer; nothing where they ask nothing. */
export function StaffQuestion({ kind, item }: StaffQuestionProps) {
  const t = useTranslate()
  const format = useFormat()
  const questions = useResource('questionList', {})
  if (questions.status !== 'ready') return null
  const question = questions.data.find((one) => one.kind === kind && one.item === item)
  if (question === undefined) return null
  const { _id: id, text, askedAt, answer } = question
  const isOpen = answer === null
  return (
    <section aria-label={t('questions.title')} className={styles.question}>
      <Banner
        tone={isOpen ? 'warn' : 'success'}
        title={t(isOpen ? 'questions.title' : 'questions.answeredTitle')}
      >
        <p className={isOpen ? styles.text : styles.said}>{text}</p>
        {isOpen && <p>{t('questions.askedAt', { moment: format.moment(askedAt) })}</p>}
        {!isOpen && answer !== '' && <p className={styles.text}>{t('questions.answer', { text: answer })}</p>}
      </Banner>
      {isOpen && <AnswerForm key={id} id={id} />}
    </section>
  )
}
