import type { VerificationStatus } from '@flower-market/flower-domain'
import { Banner, Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'

export interface UnverifiedBannerProps {
  status: Exclude<VerificationStatus, 'APPROVED'>
  title: string
  text: string
}

/** Why somebody who is not verified cannot move money, and the way to the verification. */
export function UnverifiedBanner({ status, title, text }: UnverifiedBannerProps) {
  const t = useTranslate()
  return (
    <Banner
      role="alert"
      tone={status === 'WAITING' ? 'info' : 'warn'}
      title={title}
      action={
        <Button asChild>
          <LocalizedLink to={paths.verification()}>{t(`money.verificationAction.${status}`)}</LocalizedLink>
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
