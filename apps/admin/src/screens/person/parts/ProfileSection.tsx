import type { CallOutput } from '@flower-market/api-client'
import { Button, Description, DescriptionList } from '@flower-market/ui'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { useMay } from '../../../state/use-may.ts'
import sectionStyles from '../../../components/page-section/PageSection.module.css'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { VerificationDecision } from './VerificationDecision.tsx'

const nothing = '—'

/** Who a person is, how they are reached, and how their verification stands. */
export function ProfileSection({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const may = useMay()
  const format = useFormat()
  const [isEditing, setEditing] = useState(false)
  const { verification, phone, city, address, plantation } = person
  const decided =
    verification.decidedAt === null
      ? ''
      : t('people.decided', {
          when: format.dayOf(verification.decidedAt),
          who: verification.decidedBy?.name ?? nothing,
        })
  return (
    <PageSection
      title={t('people.profile')}
      aside={
        may('personChange') && (
          <Button size="s" tone="quiet" className={sectionStyles.quiet} onClick={() => setEditing(true)}>
            {t('people.edit.open')}
          </Button>
        )
      }
    >
      <DescriptionList>
        <Description term={t('people.phone')}>{phone === '' ? nothing : phoneText(phone)}</Description>
        <Description term={t('people.email')}>{person.email}</Description>
        <Description term={t('people.field.inn')}>{person.inn || nothing}</Description>
        <Description term={t('people.field.address')}>
          {[city, address].filter(Boolean).join(', ') || nothing}
        </Description>
        {plantation && <Description term={t('people.plantation')}>{plantation.name}</Description>}
        <Description term={t('people.verification')}>
          {t(`labels.verification.${verification.status}`)}
          {decided !== '' && <p>{decided}</p>}
          {verification.comment !== '' && <p>{verification.comment}</p>}
          {verification.status === 'WAITING' && may('userVerificationReview') && (
            <VerificationDecision person={person} />
          )}
        </Description>
      </DescriptionList>
      {isEditing && <ProfileDialog person={person} onClose={() => setEditing(false)} />}
    </PageSection>
  )
}
