import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import type { Watched } from '../../state/watch.atoms.ts'
import { useWatching } from './use-watching.ts'
import styles from './WatchedBy.module.css'

/** Which colleagues have the same open; nothing where nobody has. */
export function WatchedBy(subject: Watched) {
  const t = useTranslate()
  const me = useCurrentUser()?._id
  const names = useWatching(subject)
    .filter(({ _id }) => _id !== me)
    .map(({ name }) => name)
  return (
    <output className={styles.watchers}>
      {names.length > 0 && t('staff.watchedBy', { names: names.join(', ') })}
    </output>
  )
}
