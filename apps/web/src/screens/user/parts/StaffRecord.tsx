import type { CallOutput } from '@flower-market/api-client'
import { currencyOfWallet } from '@flower-market/flower-domain'
import { useCityName } from '@flower-market/app-runtime/destination'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PersonContacts } from './PersonContacts.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonPercentages } from './PersonPercentages.tsx'
import styles from './PersonRecord.module.css'
import { PersonVerification } from './PersonVerification.tsx'
import { useRegionName } from './use-region-name.ts'

export interface StaffRecordProps {
  person: Extract<CallOutput<'userById'>, { view: 'staff' }>
  onChanged: () => void
}

/** What staff read of a person: everything, with margin and share to set. */
export function StaffRecord({ person, onChanged }: StaffRecordProps) {
  const t = useTranslate()
  const format = useFormat()
  const cityName = useCityName()
  const region = useRegionName(person.region)
  const balances = person.balances.map(({ amount, type }) => format.money(amount, currencyOfWallet(type)))
  return (
    <>
      <div className={styles.columns}>
        <PersonContacts person={person} />
        <div className={styles.column}>
          <PersonFacts
            title={t('users.purchases')}
            facts={[
              [t('users.balance'), balances.join(' · ')],
              [t('users.region'), region],
              [t('users.deliveryCity'), person.deliveryCity && cityName(person.deliveryCity)],
              [t('users.deliveryDay'), person.deliveryDay && t('users.weekday', { day: person.deliveryDay })],
              [t('users.language'), t('users.languageName', { locale: person.locale })],
            ]}
          />
          <PersonVerification verification={person.verification} />
        </div>
      </div>
      <PersonPercentages kind="margin" person={person} percentages={person.margin} onChanged={onChanged} />
      <PersonPercentages kind="share" person={person} percentages={person.share} onChanged={onChanged} />
    </>
  )
}
