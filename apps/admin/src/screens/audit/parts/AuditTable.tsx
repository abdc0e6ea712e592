import type { CallOutput } from '@flower-market/api-client'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { Link } from '@flower-market/app-runtime/navigation'
import { useAuditText } from '../../../components/audit-text/use-audit-text.ts'
import styles from './AuditTable.module.css'

type Entry = CallOutput<'auditList'>['items'][number]

export interface AuditTableProps {
  entries: readonly Entry[]
  /** The address with the entries of one person: those that they have done, or those about them. */
  hrefOf: (name: 'by' | 'about', id: string) => string
}

function Changes({ entry }: { entry: Pick<Entry, 'subject' | 'changes'> }) {
  const { changes } = useAuditText()
  return (
    <ul className={styles.changes}>
      {changes(entry).map(({ key, label, before, after }) => (
        <li key={key}>
          {label}: {before} → {after}
        </li>
      ))}
    </ul>
  )
}

/** Actions of staff, the last first. */
export function AuditTable({ entries, hrefOf }: AuditTableProps) {
  const t = useTranslate()
  const format = useFormat()
  const text = useAuditText()
  return (
    <ul aria-label={t('audit.title')}>
      {entries.map(({ _id, at, by, action, subject, about, from, reason, effect, changes }) => (
        <li key={_id} className={styles.entry}>
          <div className={styles.when}>
            <time dateTime={at}>{format.moment(at)}</time>
            {from !== null && (
              <span className={styles.from} title={from.userAgent}>
                {from.address}
              </span>
            )}
          </div>
          <div>{by === null ? t('audit.onServer') : <Link to={hrefOf('by', by._id)}>{by.name}</Link>}</div>
          <div className={styles.what}>
            <b>{t(`audit.did.${action}`)}</b> <span className={styles.subject}>{text.subject(subject)}</span>
            {about !== null && (
              <>
                {' · '}
                <Link to={hrefOf('about', about._id)}>{about.name === '' ? about._id : about.name}</Link>
              </>
            )}
            {reason !== '' && <p>{reason}</p>}
            <Changes entry={{ subject, changes }} />
          </div>
          <div className={styles.effect}>
            {effect !== null && format.signedMoney(effect.amount, effect.currency)}
          </div>
        </li>
      ))}
    </ul>
  )
}
