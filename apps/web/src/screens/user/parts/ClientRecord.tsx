import type { CallOutput } from '@flower-market/api-client'
import { useCityName } from '@flower-market/app-runtime/destination'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ClientOrders } from './ClientOrders.tsx'
import { PersonContacts } from './PersonContacts.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonPercentages } from './PersonPercentages.tsx'
import styles from './PersonRecord.module.css'
import { useRegionName } from './use-region-name.ts'

export interface ClientRecordProps {
  person: Extract<CallOutput<'userById'>, { view: 'client' }>
  onChanged: () => void
}

/** What a broker reads of a client: contacts, orders, and the margin to set. */
export function ClientRecord({ person, onChanged }: ClientRecordProps) {
  const t = useTranslate()
  const cityName = useCityName()
  const region = useRegionName(person.region)
  return (
    <>
      <div className={styles.columns}>
        <PersonContacts person={person} />
        <PersonFacts
          title={t('users.purchases')}
          facts={[
            [t('users.region'), region],
            [t('users.deliveryCity'), person.deliveryCity && cityName(person.deliveryCity)],
            [t('users.deliveryDay'), person.deliveryDay && t('users.weekday', { day: person.deliveryDay })],
          ]}
        />
      </div>
      <PersonPercentages kind="margin" person={person} percentages={person.margin} onChanged={onChanged} />
      <ClientOrders orders={person.orders} />
    </>
  )
}
