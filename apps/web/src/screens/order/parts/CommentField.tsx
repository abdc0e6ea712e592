import { maxLengths } from '@flower-market/api-client'
import { Textarea } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './CommentField.module.css'

export interface CommentFieldProps {
  value: string
  onChange: (comment: string) => void
}

/** From here on the person is told how many characters are left: earlier the figure would only distract. */
const toldFrom = 100

/** What the warehouse or the driver should know; near the end of its length with what is left of it. */
export function CommentField({ value, onChange }: CommentFieldProps) {
  const t = useTranslate()
  return (
    <Textarea
      label={<span className={styles.label}>{t('order.comment')}</span>}
      placeholder={t('order.commentHint')}
      maxLength={maxLengths.orderComment}
      limit={maxLengths.orderComment}
      explainLimit={(left) => left <= toldFrom && t('order.commentLeft', { count: left })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
