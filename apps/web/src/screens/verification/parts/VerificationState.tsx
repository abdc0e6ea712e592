import { Banner } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { StaffQuestion } from '../../../components/staff-question/StaffQuestion.tsx'
import { AskedFacts } from './AskedFacts.tsx'
import { VerificationForm, type VerificationFormProps } from './VerificationForm.tsx'
import { VerificationLine } from './VerificationLine.tsx'
import styles from './VerificationState.module.css'

/** Where the verification stands, and what can be done about it. */
export function VerificationState({ profile, onStale }: VerificationFormProps) {
  const t = useTranslate()
  const { verification } = profile
  const { status, comment } = verification
  const isOpen = status === 'INITIAL' || status === 'REJECTED'
  return (
    <>
      <VerificationLine verification={verification} />
      {status === 'INITIAL' && <p className={styles.text}>{t('profile.initialText')}</p>}
      {status === 'WAITING' && <StaffQuestion kind="verification" item={profile._id} />}
      {status === 'WAITING' && (
        <output>
          <Banner tone="info" title={t('profile.waitingTitle')}>
            {t('profile.waitingText')}
          </Banner>
        </output>
      )}
      {status === 'REJECTED' && (
        <Banner tone="danger" title={t('profile.rejectedTitle')}>
          <blockquote className={styles.comment}>{comment}</blockquote>
          <p>{t('profile.rejectedText')}</p>
        </Banner>
      )}
      {status === 'APPROVED' && (
        <Banner tone="success" title={t('profile.approvedTitle')}>
          {t('profile.approvedText')}
        </Banner>
      )}
      {isOpen ? (
        <VerificationForm profile={profile} onStale={onStale} />
      ) : (
        <AskedFacts verification={verification} />
      )}
    </>
  )
}
