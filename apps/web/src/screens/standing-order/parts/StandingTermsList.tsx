import { Description, DescriptionList } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useWeekdays } from '../../../components/standing-order/use-weekdays.ts'
import type { StandingDetails } from '../standing-details.ts'
import styles from './StandingRecord.module.css'

/** What is ordered, when, how and up to which price. */
export function StandingTermsList({ order }: { order: StandingDetails }) {
  const t = useTranslate()
  const format = useFormat()
  const { list } = useWeekdays()
  const { wishes, weekdays, until, methodDelivery, paymentMethod, maxStemPrice, maxTotal } = order
  const limit = (minor: number | null): string =>
    minor === null ? t('standing.noLimit') : format.money(minor, 'RUB', true)
  return (
    <section className={styles.section} aria-labelledby="standing-terms">
      <h2 id="standing-terms">{t('standing.terms')}</h2>
      <DescriptionList>
        <Description term={t('standing.weekdays')}>
          {t('standing.days', { days: list(weekdays), until: format.day(until, 'day') })}
        </Description>
        {wishes.length > 0 && (
          <Description term={t('standing.flowers')}>
            {wishes
              .map(({ variety, lengthCm, quantity }) =>
                t('standing.flower', { variety, length: lengthCm, quantity }),
              )
              .join(', ')}
          </Description>
        )}
        <Description term={t('standing.delivery')}>{t(`standing.by.${methodDelivery}`)}</Description>
        <Description term={t('standing.payment')}>{t(`standing.by.${paymentMethod}`)}</Description>
        <Description term={t('standing.maxStemPrice')}>{limit(maxStemPrice)}</Description>
        <Description term={t('standing.maxTotal')}>{limit(maxTotal)}</Description>
      </DescriptionList>
    </section>
  )
}
