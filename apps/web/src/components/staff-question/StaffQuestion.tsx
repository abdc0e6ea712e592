import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { Banner } from '@flower-market/ui'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './StaffQuestion.module.css'
import { useStaffQuestion, type AskedItem } from './use-staff-question.ts'

/** What staff ask about something that waits for them, with a place for the answer; nothing where they ask nothing. */
export function StaffQuestion(asked: AskedItem) {
  const t = useTranslate()
  const format = useFormat()
  const question = useStaffQuestion(asked)
  if (question === null) return null
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
