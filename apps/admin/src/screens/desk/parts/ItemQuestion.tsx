import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { Banner } from '@flower-market/ui'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import { isAsked } from '../deadline.ts'

/** What the person was asked, and what they have answered. */
export function ItemQuestion({ item }: { item: DeskItem }) {
  const t = useTranslate()
  const format = useFormat()
  const { question } = item
  if (question === null) return null
  const { text, askedAt, askedBy, answer } = question
  return (
    <Banner
      tone={isAsked(item) ? 'info' : 'success'}
      title={t(isAsked(item) ? 'desk.question.waits' : 'desk.question.answered')}
    >
      <p>{t('desk.question.asked', { name: askedBy, time: format.moment(askedAt), text })}</p>
      {answer !== null && (
        <p>{answer === '' ? t('desk.question.otherProof') : t('desk.question.answer', { text: answer })}</p>
      )}
    </Banner>
  )
}
