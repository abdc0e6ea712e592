import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { Banner } from '@flower-market/ui'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import { isAsked } from '../deadline.ts'
import styles from './DeskItemPanel.module.css'

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
      {answer !== null && (
        <p className={styles.answer}>
          {answer === '' ? t('desk.question.otherProof') : t('desk.question.answer', { text: answer })}
        </p>
      )}
      <p className={styles.said}>{t('desk.question.asked', { text })}</p>
      <p className={styles.asker}>
        {askedBy}, {format.moment(askedAt)}
      </p>
    </Banner>
  )
}
