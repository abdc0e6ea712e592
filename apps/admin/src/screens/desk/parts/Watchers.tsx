import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import styles from './DeskRow.module.css'

/** Who has an item: oneself, a colleague who has taken it, or one who looks at it. */
export function Watchers({ watchers }: Pick<DeskItem, 'watchers'>) {
  const t = useTranslate()
  const me = useCurrentUser()?._id
  const taken = watchers.find(({ isTaken }) => isTaken)
  const other = watchers.find(({ _id }) => _id !== me)
  const text =
    taken?._id === me && taken !== undefined
      ? t('desk.yours')
      : taken !== undefined
        ? t('desk.takenBy', { name: taken.name })
        : other && t('desk.watchedBy', { name: other.name })
  return <span className={styles.watchers}>{text}</span>
}
