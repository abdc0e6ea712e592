import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { StandingDetails } from '../standing-details.ts'
import styles from './StandingRecord.module.css'

export interface StandingForecastProps {
  forecast: StandingDetails['forecast']
  isPaused: boolean
}

/** The next days: what each would cost now, when it is ordered, and what would stop it. */
export function StandingForecast({ forecast, isPaused }: StandingForecastProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <section className={styles.section} aria-labelledby="standing-forecast">
      <h2 id="standing-forecast">{t('standing.forecast')}</h2>
      <p className={styles.hint}>{t(isPaused ? 'standing.forecastPaused' : 'standing.forecastHint')}</p>
      <ul className={styles.rows}>
        {forecast.map(({ date, placedAt, quote, missing }) => (
          <li key={date} className={styles.row}>
            <span>
              <b>{format.day(date, 'weekdayAndDay')}</b>
            </span>
            <span className={styles.sum}>
              {quote === null || quote.total === 0 ? '—' : format.money(quote.total, 'RUB', true)}
            </span>
            <small data-warn={quote?.problem ? '' : undefined}>
              {quote === null
                ? t('standing.noPrices')
                : quote.problem === null
                  ? t('standing.placedAt', { moment: format.moment(placedAt) })
                  : t(`standing.reason.${quote.problem}`)}
              {missing.length > 0 &&
                ` ${missing
                  .map(({ variety, lengthCm, quantity, available }) =>
                    t('standing.missing', { variety, length: lengthCm, quantity, available }),
                  )
                  .join('; ')}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
