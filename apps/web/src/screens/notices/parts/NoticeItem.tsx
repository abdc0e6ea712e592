import { VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useNoticeText, type Notice } from '../use-notice-text.ts'
import styles from './NoticeItem.module.css'

export interface NoticeItemProps {
  notice: Notice
  /** It is opened: it counts as read. */
  onOpen: () => void
}

/** A notice: what happened and when; the whole of it leads to what it is about. */
export function NoticeItem({ notice: { at, isRead, about }, onOpen }: NoticeItemProps) {
  const t = useTranslate()
  const format = useFormat()
  const { title, text, to } = useNoticeText()(about)
  return (
    <li className={styles.item} data-unread={isRead ? undefined : ''}>
      <LocalizedLink to={to} className={styles.link} onClick={onOpen}>
        <span className={styles.title}>
          {!isRead && <VisuallyHidden>{`${t('notices.unread')}: `}</VisuallyHidden>}
          {title}
        </span>
        <span className={styles.text}>{text}</span>
        <time dateTime={at} className={styles.time}>
          {format.moment(at)}
        </time>
      </LocalizedLink>
    </li>
  )
}
