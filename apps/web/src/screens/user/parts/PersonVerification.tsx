import type { CallOutput } from '@flower-market/api-client'
import { Banner } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PersonFacts } from './PersonFacts.tsx'

export interface PersonVerificationProps {
  verification: CallOutput<'userGet'>['verification']
}

/** How far a person's verification is, and what they asked it for. */
export function PersonVerification({ verification }: PersonVerificationProps) {
  const t = useTranslate()
  const format = useFormat()
  const { status, comment, name, city, address, index, askedAt } = verification
  if (status === 'INITIAL') {
    return (
      <PersonFacts
        title={t('users.verificationTitle')}
        facts={[[t('users.verificationState'), t('users.verificationNone')]]}
      />
    )
  }
  return (
    <PersonFacts
      title={t('users.verificationTitle')}
      facts={[
        [
          t('users.verificationComment'),
          comment && (
            <Banner key="why" tone="danger">
              {comment}
            </Banner>
          ),
        ],
        [t('users.verificationAsked'), askedAt && format.dayOf(askedAt)],
        [t('users.verificationName'), name],
        [t('users.verificationPlace'), [index, city, address].filter((part) => part !== '').join(', ')],
      ]}
    />
  )
}
