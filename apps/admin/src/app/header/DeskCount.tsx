import { VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import styles from './Header.module.css'

/** How many items wait on the desk; nothing where none does or it is not known. */
export function DeskCount() {
  const t = useTranslate()
  const format = useFormat()
  const counted = useResource('deskCount', {})
  const count = counted.status === 'ready' ? counted.data.count : 0
  if (count === 0) return null
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {format.number(count)}
      </span>
      <VisuallyHidden>{t('staff.deskWaiting', { count })}</VisuallyHidden>
    </>
  )
}
