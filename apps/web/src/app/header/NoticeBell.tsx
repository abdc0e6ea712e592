import { VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { MenuLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { BellIcon } from './menu-icons.tsx'
import styles from './NoticeBell.module.css'

const mostShown = 99

/** The way to the notices, with how many are unread; without a number where that is not known. */
export function NoticeBell() {
  const t = useTranslate()
  const format = useFormat()
  const counted = useResource('noticeUnread', {})
  const unread = counted.status === 'ready' ? counted.data.unread : 0
  return (
    <MenuLink to={paths.notices()} className={styles.bell}>
      <BellIcon />
      <VisuallyHidden>{t('shell.noticeBell', { unread })}</VisuallyHidden>
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {unread > mostShown ? `${format.number(mostShown)}+` : format.number(unread)}
        </span>
      )}
    </MenuLink>
  )
}
