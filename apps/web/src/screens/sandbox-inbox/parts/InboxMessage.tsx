import { Badge, CopyField, TextLink } from '@flower-market/ui'
import type { CallOutput } from '@flower-market/api-client'
import { Link } from '@flower-market/app-runtime/navigation'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { pathOfLink } from '../path-of-link.ts'
import styles from './InboxMessage.module.css'

const kinds = { mail: 'outbox.mail', sms: 'outbox.sms', call: 'outbox.call' } as const

/** One kept message: to whom, what it said, and what the person has to do with it. */
export function InboxMessage({ entry }: { entry: CallOutput<'outboxList'>[number] }) {
  const t = useTranslate()
  const format = useFormat()
  const { kind, to, subject, text, link, code, at } = entry
  const path = link === null ? null : pathOfLink(link)
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <Badge>{t(kinds[kind])}</Badge>
        <span className={styles.to}>{kind === 'mail' ? to : `+${to}`}</span>
        <time dateTime={at} className={styles.time}>
          {format.moment(at)}
        </time>
      </p>
      {subject !== '' && <h2 className={styles.subject}>{subject}</h2>}
      <p className={styles.text}>{kind === 'call' ? t('outbox.calledFrom', { number: text }) : text}</p>
      {code !== null && (
        <CopyField
          label={t('outbox.code')}
          value={code}
          copyLabel={t('outbox.copy')}
          copiedText={t('outbox.copied')}
          failedText={t('outbox.copyFailed')}
          isCode
        />
      )}
      {path !== null && (
        <TextLink asChild className={styles.follow}>
          <Link to={path}>{t('outbox.follow')}</Link>
        </TextLink>
      )}
    </li>
  )
}
