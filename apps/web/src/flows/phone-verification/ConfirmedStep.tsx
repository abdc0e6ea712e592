import { Banner, Button } from '@flower-market/ui'
import { useEffect, useRef } from 'react'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './PhoneVerification.module.css'

export interface ConfirmedStepProps {
  /** Digits with the country code. */
  phone: string
  onEnd: () => void
}

/** Says that the number is the person's own now. */
export function ConfirmedStep({ phone, onEnd }: ConfirmedStepProps) {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={styles.step}>
      <output>
        <Banner tone="success" title={t('profile.phoneConfirmed')}>
          {t('profile.phoneConfirmedText', { phone: phoneText(phone) })}
        </Banner>
      </output>
      <Button ref={button} tone="primary" size="l" onClick={onEnd}>
        {t('profile.done')}
      </Button>
    </div>
  )
}
