import { Field } from '@flower-market/ui'
import { COMMENT_MAX_LENGTH } from '../../../flows/checkout/checkout-draft.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import styles from './CommentField.module.css'

export interface CommentFieldProps {
  value: string
  onChange: (comment: string) => void
}

/** What the warehouse or the driver should know, with what is left of its length. */
export const CommentField = ({ value, onChange }: CommentFieldProps) => {
  const t = useTranslate()
  return (
    <Field
      label={<span className={styles.label}>{t('order.comment')}</span>}
      hint={t('order.commentCount', { count: value.length, max: COMMENT_MAX_LENGTH })}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={COMMENT_MAX_LENGTH}
          placeholder={t('order.commentHint')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={styles.comment}
        />
      )}
    </Field>
  )
}
