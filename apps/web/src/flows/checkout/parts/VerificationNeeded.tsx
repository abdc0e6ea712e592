import { Banner, Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import type { UnverifiedStatus } from '../verification-needed.atoms.ts'
import styles from './VerificationNeeded.module.css'

export interface VerificationNeededProps {
  status: UnverifiedStatus
  /** Why it was rejected, where that is known. */
  comment?: string | undefined
}

/** Tells somebody who may not order yet where their verification stands, and leads there. */
export function VerificationNeeded({ status, comment = '' }: VerificationNeededProps) {
  const t = useTranslate()
  return (
    <Banner
      role="alert"
      tone={status === 'WAITING' ? 'info' : 'warn'}
      title={t(`order.verification.${status}`)}
      action={
        <Button asChild>
          <LocalizedLink to={paths.verification()}>{t(`order.verificationAction.${status}`)}</LocalizedLink>
        </Button>
      }
    >
      {comment !== '' && <blockquote className={styles.comment}>{comment}</blockquote>}
      {t(`order.verificationText.${status}`)}
    </Banner>
  )
}
