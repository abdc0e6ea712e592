import { moscowDateOf, deskUrgency } from '@flower-market/flower-domain'
import { TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useTimeLeft } from '../../../components/desk-item/use-time-left.ts'
import { useItemText } from '../../../components/desk-item/use-item-text.ts'
import { paths } from '../../../paths.ts'
import styles from './WaitingSection.module.css'

/** What of a person waits for a decision of staff, by deadline; each leads to its place on the desk. */
export function WaitingSection({ personId, name }: { personId: string; name: string }) {
  const t = useTranslate()
  const format = useFormat()
  const textOf = useItemText()
  const { until } = useTimeLeft()
  const desk = useResource('desk', { query: { person: personId } })
  if (desk.status !== 'ready') return null
  const { items, now } = desk.data
  const at = new Date(now)
  return (
    <section aria-label={t('people.waits')} className={styles.waiting}>
      {items.length === 0 && <p className={styles.none}>{t('people.waitsNothing')}</p>}
      <ul className={styles.items}>
        {items.map((item) => {
          const deadline = new Date(item.deadline)
          const urgency = deskUrgency(deadline, at)
          return (
            <li key={`${item.kind} ${item._id}`} className={styles.item}>
              <span className={styles.deadline} data-urgency={urgency}>
                {urgency === 'later'
                  ? `${format.day(moscowDateOf(deadline), 'weekday')} ${format.time(item.deadline)}`
                  : until(deadline, at)}
              </span>
              <span className={styles.text}>
                <b>{t(`desk.kind.${item.kind}`)}</b> {item.sum !== null && <b>{format.money(item.sum)}</b>}{' '}
                <span className={styles.line}>{textOf(item)}</span>
              </span>
              <TextLink asChild>
                <LocalizedLink to={paths.deskOf(item.kind, name)}>{t('people.decide')}</LocalizedLink>
              </TextLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
