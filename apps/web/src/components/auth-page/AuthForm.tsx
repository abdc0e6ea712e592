import { Banner, Button } from '@flower-market/ui'
import type { ComponentProps } from 'react'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import styles from './AuthForm.module.css'

export interface AuthFormProps extends ComponentProps<'form'> {
  /** What keeps the whole form from being sent. */
  problem: MessageId | undefined
  /** What mends it, beside the words. */
  remedy?: ComponentProps<typeof Banner>['action']
  isSending: boolean
  submitLabel: string
}

/** One column of fields, what is wrong with all of it, one button. */
export function AuthForm({ problem, remedy, isSending, submitLabel, children, ...rest }: AuthFormProps) {
  const t = useTranslate()
  return (
    <form noValidate {...rest} className={styles.form}>
      {children}
      {problem && (
        <Banner tone="danger" role="alert" action={remedy}>
          {t(problem)}
        </Banner>
      )}
      <Button type="submit" tone="primary" size="l" loading={isSending} className={styles.submit}>
        {submitLabel}
      </Button>
    </form>
  )
}
