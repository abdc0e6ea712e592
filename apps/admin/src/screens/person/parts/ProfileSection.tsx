import type { CallOutput } from '@flower-market/api-client'
import { Button, Description, DescriptionList } from '@flower-market/ui'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { useMay } from '../../../state/use-may.ts'
import sectionStyles from '../../../components/page-section/PageSection.module.css'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import styles from './ProfileSection.module.css'

const nothing = '—'

/** Who a person is and how they are reached. */
export function ProfileSection({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const may = useMay()
  const [isEditing, setEditing] = useState(false)
  const { phone, city, address, plantation } = person
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
      <DescriptionList className={styles.facts}>
        <Description term={t('people.phone')}>{phone === '' ? nothing : phoneText(phone)}</Description>
        <Description term={t('people.email')}>{person.email}</Description>
        <Description term={t('people.field.inn')}>{person.inn || nothing}</Description>
        {person.kpp !== '' && <Description term={t('people.field.kpp')}>{person.kpp}</Description>}
        <Description term={t('people.field.address')}>
          {[city, address].filter(Boolean).join(', ') || nothing}
        </Description>
        {plantation && <Description term={t('people.plantation')}>{plantation.name}</Description>}
      </DescriptionList>
      {isEditing && <ProfileDialog person={person} onClose={() => setEditing(false)} />}
    </PageSection>
  )
}
