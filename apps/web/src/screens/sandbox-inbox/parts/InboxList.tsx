import type { CallOutput } from '@flower-market/api-client'
import { InboxMessage } from './InboxMessage.tsx'
import styles from './InboxList.module.css'

/** The kept messages, newest first. */
export function InboxList({ entries }: { entries: CallOutput<'outboxList'> }) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <InboxMessage key={entry._id} entry={entry} />
      ))}
    </ol>
  )
}
