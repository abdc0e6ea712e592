import type { CallOutput } from '@flower-market/api-client'
import { currencyOfWallet } from '@flower-market/flower-domain'
import { Avatar, PageHeader, TextLink } from '@flower-market/ui'
import { VerificationBadge } from '../../../components/verification-badge/VerificationBadge.tsx'
import { phoneText, usePhoneCountries } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonPercentages } from './PersonPercentages.tsx'
import { PersonVerification } from './PersonVerification.tsx'
import styles from './PersonRecord.module.css'

export interface PersonRecordProps {
  person: CallOutput<'userById'>
  onChanged: () => void
}

/** A person in full: who, how to reach them, how they buy, whether they are verified, their percentages. */
export function PersonRecord({ person, onChanged }: PersonRecordProps) {
  const t = useTranslate()
  const format = useFormat()
  const country = usePhoneCountries().find(({ code }) => code === person.country)?.name ?? person.country
  const name = `${person.name} ${person.surname}`.trim()
  usePageTitle('users.personTitle', { name })
  const confirmed = t(person.isPhoneVerified ? 'users.phoneConfirmed' : 'users.phoneNotConfirmed')
  const since = t('users.since', { date: format.dayOf(person.registeredAt) })
  const balances = person.balances.map(({ amount, type }) => format.money(amount, currencyOfWallet(type)))
  return (
    <article className={styles.person}>
      <div className={styles.head}>
        <Avatar name={name} src={person.avatar ?? undefined} alt="" size="l" />
        <PageHeader
          title={name}
          back={
            <TextLink asChild>
              <LocalizedLink to={paths.users()}>{t('users.back')}</LocalizedLink>
            </TextLink>
          }
          status={<VerificationBadge status={person.verification.status} />}
          description={`${t(`runtime.role.${person.role}`)} · ${since}`}
        />
      </div>
      <div className={styles.columns}>
        <PersonFacts
          title={t('users.contacts')}
          facts={[
            [
              t('users.email'),
              <TextLink key="mail" href={`mailto:${person.email}`}>
                {person.email}
              </TextLink>,
            ],
            [t('users.phone'), person.phone && `${phoneText(person.phone)}, ${confirmed}`],
            [t('users.company'), person.company],
            [t('users.inn'), person.inn],
            [t('users.site'), person.site],
            [t('users.country'), country],
            [t('users.city'), person.city],
            [t('users.address'), person.address],
            [t('users.index'), person.index],
          ]}
        />
        <div className={styles.column}>
          <PersonFacts
            title={t('users.purchases')}
            facts={[
              [t('users.balance'), balances.join(' · ')],
              [t('users.region'), person.region],
              [t('users.deliveryCity'), person.deliveryCity],
              [t('users.deliveryDay'), person.deliveryDay && t('users.weekday', { day: person.deliveryDay })],
              [t('users.language'), t('users.languageName', { locale: person.locale })],
            ]}
          />
          <PersonVerification verification={person.verification} />
        </div>
      </div>
      <PersonPercentages person={person} name={name} onChanged={onChanged} />
    </article>
  )
}
