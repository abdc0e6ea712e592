import type { CallOutput } from '@flower-market/api-client'
import { Description, DescriptionList } from '@flower-market/ui'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { useMay } from '../../../state/use-may.ts'
import facts from './ProfileSection.module.css'
import { VerificationDecision } from './VerificationDecision.tsx'

/** What the person has sent to be verified, who has decided on it, and the decision where it waits. */
export function VerificationSection({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const may = useMay()
  const format = useFormat()
  const { status, comment, name, phone, city, address, index, askedAt, decidedAt, decidedBy } =
    person.verification
  const label = t(`labels.verification.${status}`)
  const when = decidedAt ?? askedAt
  return (
    <PageSection
      title={t('people.verification')}
      aside={
        when === null ? label : t('people.verificationSince', { status: label, day: format.dayOf(when) })
      }
    >
      {askedAt === null ? (
        <p className={facts.note}>{t('people.verificationNone')}</p>
      ) : (
        <>
          <DescriptionList className={facts.facts}>
            <Description term={t('people.field.fullName')}>{name}</Description>
            <Description term={t('people.phone')}>{phoneText(phone)}</Description>
            <Description term={t('people.field.address')}>
              {[index, city, address].filter(Boolean).join(', ')}
            </Description>
          </DescriptionList>
          {decidedBy !== null && (
            <p className={facts.note}>{t('people.verificationBy', { name: decidedBy.name })}</p>
          )}
          {comment !== '' && <p className={facts.note}>{comment}</p>}
        </>
      )}
      {status === 'WAITING' && may('userVerificationReview') && <VerificationDecision person={person} />}
    </PageSection>
  )
}
