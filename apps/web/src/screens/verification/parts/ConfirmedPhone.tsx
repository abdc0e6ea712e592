import { Button, StatusBadge, TextField } from '@flower-market/ui'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import styles from './ConfirmedPhone.module.css'

export interface ConfirmedPhoneProps {
  /** Digits with the country code; empty where there is none. */
  phone: string
  isVerified: boolean
  problem: MessageId | undefined
  onConfirm: () => void
}

/** The phone of the review is the one that answered a call: another one is confirmed first. */
export function ConfirmedPhone({ phone, isVerified, problem, onConfirm }: ConfirmedPhoneProps) {
  const t = useTranslate()
  return (
    <div className={styles.phone}>
      <TextField
        name="phone"
        label={t('forms.phone')}
        hint={isVerified ? undefined : t('profile.phoneNeeded')}
        error={problem && t(problem)}
        value={phone === '' ? '' : phoneText(phone)}
        readOnly
        required
      />
      <div className={styles.state}>
        {phone !== '' && (
          <StatusBadge tone={isVerified ? 'success' : 'warn'}>
            {t(isVerified ? 'profile.phoneIsConfirmed' : 'profile.phoneIsNot')}
          </StatusBadge>
        )}
        <Button size="s" tone={isVerified ? 'quiet' : 'secondary'} onClick={onConfirm}>
          {t(isVerified ? 'profile.anotherNumber' : 'profile.confirmByCall')}
        </Button>
      </div>
    </div>
  )
}
