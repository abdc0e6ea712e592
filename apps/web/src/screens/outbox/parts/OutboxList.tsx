import type { CallOutput } from '@flower-market/api-client'
import { OutboxItem } from './OutboxItem.tsx'
import styles from './OutboxList.module.css'

/** The kept messages, newest first. */
export const OutboxList = ({ entries }: { entries: CallOutput<'outboxList'> }) => (
  <ol className={styles.list}>
    {entries.map((entry) => (
      <OutboxItem key={entry._id} entry={entry} />
    ))}
  </ol>
)
