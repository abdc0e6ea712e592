import { Description, DescriptionList, PageHeader, TextLink } from '@flower-market/ui'
import type { CallOutput } from '@flower-market/api-client'
import { orderKindOf } from '@flower-market/flower-domain'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useCountryName } from '../../components/flower-name/use-country-name.ts'
import { paths } from '../../paths.ts'
import { PlantationRecord } from './PlantationRecord.tsx'
import styles from './PlantationScreen.module.css'

const sold = ['inStock', 'toOrder'] as const

/** What there is to know of a plantation. */
export function PlantationFacts({ plantation }: { plantation: CallOutput<'plantationGet'> }) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const countryName = useCountryName()
  const { _id, name, city, country, days, rates, cutoff } = plantation
  const price = (minor: number): string => format.money(minor, 'RUB', true)
  return (
    <div className={styles.plantation}>
      <PageHeader
        title={name}
        description={t('assortment.place', { city: city[locale], country: countryName(country) })}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.assortment()}>{t('assortment.toAssortment')}</LocalizedLink>
          </TextLink>
        }
      />
      {days.length === 0 && <p>{t('assortment.nothingOnSale')}</p>}
      {sold.map((availability) => {
        const own = days.filter((day) => day.availability === availability)
        if (own.length === 0) return null
        return (
          <section key={availability} aria-labelledby={availability}>
            <h2 id={availability}>
              {t('assortment.days')} · {t(`flowers.kind.${orderKindOf(availability)}`)}
            </h2>
            <ul className={styles.days}>
              {own.map(({ date, lots }) => (
                <li key={date}>
                  <TextLink asChild>
                    <LocalizedLink to={paths.catalogOf(_id, availability, date)}>
                      {format.day(date, 'weekdayAndDay')}
                    </LocalizedLink>
                  </TextLink>
                  <span>{t('flowers.positions', { count: lots })}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {rates.length > 0 && (
        <section aria-labelledby="rates">
          <h2 id="rates">{t('assortment.sells')}</h2>
          <DescriptionList>
            {rates.map(({ type, from, to }) => (
              <Description key={type} term={t(`flowers.${type}`)}>
                {from === to ? price(from) : t('assortment.from', { from: price(from), to: price(to) })}
              </Description>
            ))}
          </DescriptionList>
        </section>
      )}
      <section aria-labelledby="terms">
        <h2 id="terms">{t('assortment.terms')}</h2>
        <DescriptionList>
          <Description term={t('assortment.cutoff')}>
            {t('assortment.cutoffText', {
              time: format.timeOfDay(cutoff.minutes, cutoff.timeZone),
              days: cutoff.daysBefore,
            })}
          </Description>
        </DescriptionList>
      </section>
      <PlantationRecord plantation={plantation} />
    </div>
  )
}
