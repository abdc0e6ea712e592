import { isIsoDate, moscowDateOf } from '@flower-market/flower-domain'
import { Button, EmptyState, PageHeader, TextLink } from '@flower-market/ui'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { DayChoice } from '../../components/day-choice/DayChoice.tsx'
import { paths } from '../../paths.ts'
import { groupDeliveries } from './delivery-groups.ts'
import styles from './DeliveriesScreen.module.css'
import { DeliverySums } from './parts/DeliverySums.tsx'
import { RegionDeliveries } from './parts/RegionDeliveries.tsx'
import { WholeDay } from './parts/WholeDay.tsx'

/** A day's deliveries by region, route and city, as a sheet to take along; the address holds the day and the region. */
function DeliveriesScreen() {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const [params, setParams] = useSearchParams()
  const asked = params.get('day')
  const day = isIsoDate(asked) ? asked : moscowDateOf(now())
  const region = params.get('region') ?? ''
  const regions = useResource('regionList', {})
  const known = regions.status === 'ready' ? regions.data : []
  const nameOf = (id: string): string => known.find(({ _id }) => _id === id)?.name[locale] ?? id
  const show = (changes: Readonly<Record<string, string>>): void => {
    const next = Object.entries({ day, region, ...changes }).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(next), { replace: true })
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('orders.deliveriesOn', { day: format.day(day, 'weekdayAndDay') })}
        back={
          <TextLink asChild tone="quiet" className={styles.screenOnly}>
            <LocalizedLink to={paths.orders()}>{t('orders.title')}</LocalizedLink>
          </TextLink>
        }
        actions={
          <Button className={styles.screenOnly} onClick={() => globalThis.print()}>
            {t('orders.print')}
          </Button>
        }
      />
      <div className={styles.filters}>
        <DayChoice label={t('orders.day')} day={day} onDayChange={(chosen) => show({ day: chosen })} />
        <ChoiceField
          label={t('orders.region')}
          value={region}
          onValueChange={(value) => show({ region: value })}
          choices={[
            { value: '', label: t('orders.any') },
            ...known.map(({ _id, name }) => ({ value: _id, label: name[locale] })),
          ]}
        />
      </div>
      <WholeDay key={day} day={day}>
        {(items, plans) => {
          const shown = items.filter((delivery) => region === '' || delivery.region === region)
          if (shown.length === 0) {
            return <EmptyState title={t('orders.noDeliveries')}>{t('orders.noDeliveriesText')}</EmptyState>
          }
          return (
            <>
              <DeliverySums deliveries={shown} />
              {groupDeliveries(shown, plans).map((group) => (
                <RegionDeliveries
                  key={`${day} ${group.plan.region}`}
                  name={nameOf(group.plan.region)}
                  day={day}
                  group={group}
                />
              ))}
            </>
          )
        }}
      </WholeDay>
    </div>
  )
}

export default DeliveriesScreen
