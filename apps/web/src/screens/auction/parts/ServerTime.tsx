import { useIntl } from 'react-intl'
import { moscowTimeZone } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useMoment } from '../use-moment.ts'

/** The clock of the server, which decides; it ticks in whole seconds. */
export function ServerTime({ offsetMs }: { offsetMs: number }) {
  const t = useTranslate()
  const time = useIntl().formatTime(useMoment(offsetMs), { timeStyle: 'medium', timeZone: moscowTimeZone })
  return <span>{t('auction.serverTime', { time })}</span>
}
