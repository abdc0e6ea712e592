import type { CallOutput } from '@flower-market/api-client'
import { TextLink } from '@flower-market/ui'
import { useCityName } from '@flower-market/app-runtime/destination'
import { phoneText, usePhoneCountries } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { PersonFacts } from './PersonFacts.tsx'

export interface PersonContactsProps {
  person: Exclude<CallOutput<'userById'>, { view: 'referred' }>
}

/** How to reach a person, and where they are. */
export function PersonContacts({ person }: PersonContactsProps) {
  const t = useTranslate()
  const cityName = useCityName()
  const country = usePhoneCountries().find(({ code }) => code === person.country)?.name ?? person.country
  const isStaff = person.view === 'staff'
  const confirmed = isStaff && t(person.isPhoneVerified ? 'users.phoneConfirmed' : 'users.phoneNotConfirmed')
  return (
    <PersonFacts
      title={t('users.contacts')}
      facts={[
        [
          t('users.email'),
          <TextLink key="mail" href={`mailto:${person.email}`}>
            {person.email}
          </TextLink>,
        ],
        [t('users.phone'), person.phone && [phoneText(person.phone), confirmed].filter(Boolean).join(', ')],
        [t('users.company'), person.company],
        [t('users.inn'), isStaff ? person.inn : ''],
        [t('users.site'), person.site],
        [t('users.country'), country],
        [t('users.city'), cityName(person.city)],
        [t('users.address'), person.address],
        [t('users.index'), person.index],
      ]}
    />
  )
}
