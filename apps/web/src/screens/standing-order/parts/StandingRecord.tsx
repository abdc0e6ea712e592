import { Banner, PageHeader, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import { StandingStatusBadge } from '../../../components/standing-order/StandingStatusBadge.tsx'
import { paths } from '../../../paths.ts'
import type { StandingDetails } from '../standing-details.ts'
import { PauseHelp } from './PauseHelp.tsx'
import { StandingActions } from './StandingActions.tsx'
import { StandingForecast } from './StandingForecast.tsx'
import { StandingHistory } from './StandingHistory.tsx'
import styles from './StandingRecord.module.css'
import { StandingTermsList } from './StandingTermsList.tsx'

/** A standing order that has come. */
export function StandingRecord({ order }: { order: StandingDetails }) {
  const t = useTranslate()
  const format = useFormat()
  const { name, status, pause, forecast } = order
  usePageTitle('standing.pageTitle', { name })
  return (
    <div className={styles.record}>
      <PageHeader
        title={name}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.standingOrders()}>{t('standing.toAll')}</LocalizedLink>
          </TextLink>
        }
        status={<StandingStatusBadge status={status} />}
        actions={status !== 'ended' && <StandingActions order={order} />}
      />
      {pause !== null && (
        <Banner
          tone="warn"
          title={t(`standing.reason.${pause.reason}`)}
          action={<PauseHelp reason={pause.reason} />}
        >
          {pause.date === null
            ? t('standing.pausedAt', { moment: format.moment(pause.at) })
            : t('standing.pausedFor', {
                day: format.day(pause.date, 'day'),
                moment: format.moment(pause.at),
              })}
        </Banner>
      )}
      {forecast.length > 0 && <StandingForecast forecast={forecast} isPaused={status === 'paused'} />}
      <StandingTermsList order={order} />
      <StandingHistory events={order.events} />
    </div>
  )
}
