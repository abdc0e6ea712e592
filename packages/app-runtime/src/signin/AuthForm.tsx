import { Banner, Button } from '@flower-market/ui'
import { useEffect, useRef, type ComponentProps } from 'react'
import { useTranslate, type MessageId } from '../i18n/index.ts'
import { useIsHydrating } from '../hydration/use-is-hydrating.ts'
import styles from './AuthForm.module.css'

export interface AuthFormProps extends ComponentProps<'form'> {
  /** What keeps the whole form from being sent. */
  problem: MessageId | undefined
  /** What mends it, beside the words. */
  remedy?: ComponentProps<typeof Banner>['action']
  isSending: boolean
  submitLabel: string
}

/** One column of fields, the first empty one of which takes the focus, what is wrong with all of it, one button. */
export function AuthForm({
  problem,
  remedy,
  isSending,
  submitLabel,
  method = 'dialog',
  children,
  ...rest
}: AuthFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const isHydrating = useIsHydrating()
  const wasSent = useRef(isHydrating)
  useEffect(() => {
    const { activeElement } = document
    const isElsewhere = wasSent.current && activeElement !== document.body
    const isKept = isElsewhere || form.current?.contains(activeElement)
    // On a phone the keyboard would cover half of the page before it was read.
    if (!isKept && !matchMedia('(pointer: coarse)').matches) {
      const fields = [...(form.current?.querySelectorAll('input') ?? [])]
      fields.find(({ value, type }) => value === '' && type !== 'hidden')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    // Before the script is there the browser checks. Unless the server answers the form nothing may be sent then, least of all in an
    // address: this method is for dialogs alone.
    <form noValidate={!isHydrating} {...rest} method={method} ref={form} className={styles.form}>
      <div className={styles.fields}>{children}</div>
      <Button type="submit" tone="primary" size="l" loading={isSending}>
        {submitLabel}
      </Button>
      {/* Below the button: nothing of the form moves when it comes. */}
      {problem && (
        <Banner tone="danger" role="alert" action={remedy}>
          {t(problem)}
        </Banner>
      )}
    </form>
  )
}
