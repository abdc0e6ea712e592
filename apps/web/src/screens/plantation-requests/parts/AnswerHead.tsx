import { PageHeader, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { RequestStatusBadge } from '../../../components/request-status/RequestStatusBadge.tsx'
import { useTimeLeft } from '../../../components/request-status/use-time-left.ts'
import { paths } from '../../../paths.ts'
import type { ReceivedRequest } from '../answer-draft.ts'
import styles from './AnswerHead.module.css'

/** Who asks for which day, and how long there is to answer. */
export function AnswerHead({ request }: { request: ReceivedRequest }) {
  const t = useTranslate()
  const format = useFormat()
  const dayTitle = useDayTitle()
  const timeLeft = useTimeLeft()
  const number = String(request.number)
  usePageTitle('requests.request', { number })
  const left = request.status === 'sent' ? timeLeft(request.answerBy) : null
  const { company, city } = request.buyer
  const boxes = request.lines.reduce((sum, line) => sum + line.boxes, 0)
  return (
    <PageHeader
      className={styles.head}
      back={
        <TextLink asChild tone="quiet">
          <LocalizedLink to={paths.plantationRequests()}>{t('requests.toQueue')}</LocalizedLink>
        </TextLink>
      }
      title={[company || t('requests.unknownBuyer'), city].filter(Boolean).join(', ')}
      description={[
        t('requests.request', { number }),
        dayTitle(request.deliveryDate),
        t('flowers.boxes', { count: boxes }),
      ].join(' · ')}
      status={left === null && <RequestStatusBadge status={request.status} />}
      actions={
        left !== null && (
          <p className={styles.clock} data-soon={left.isSoon || undefined}>
            <b>{left.text}</b>
            <span>{t('requests.answerUntil', { moment: format.moment(request.answerBy) })}</span>
          </p>
        )
      }
    />
  )
}
