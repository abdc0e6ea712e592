import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import styles from './DeskRow.module.css'

/** Who has an item: oneself, a colleague who has taken it, or one who looks at it; where nobody has, that its person has answered. */
export function Watchers({ watchers, question }: Pick<DeskItem, 'watchers' | 'question'>) {
  const t = useTranslate()
  const me = useCurrentUser()?._id
  const taken = watchers.find(({ isTaken }) => isTaken)
  const other = watchers.find(({ _id }) => _id !== me)
  const text =
    taken?._id === me && taken !== undefined
      ? t('desk.yours')
      : taken !== undefined
        ? t('desk.takenBy', { name: taken.name })
        : other !== undefined
          ? t('desk.watchedBy', { name: other.name })
          : question !== null && question.answer !== null && t('desk.answeredLine')
  return <span className={styles.watchers}>{text}</span>
}
