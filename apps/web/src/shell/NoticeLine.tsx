import { Banner, CloseIcon, IconButton } from '@flower-market/ui'
import { useRef } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Notice } from '../state/notices.atoms.ts'
import { useAutoDismiss } from './use-auto-dismiss.ts'
import styles from './Notices.module.css'

export interface NoticeLineProps {
  notice: Notice
  onDismiss: () => void
}

/** One notice; it waits while somebody points at it or is inside it. */
export const NoticeLine = ({ notice: { tone, message, values }, onDismiss }: NoticeLineProps) => {
  const t = useTranslate()
  const line = useRef<HTMLLIElement>(null)
  useAutoDismiss(line, tone !== 'danger', onDismiss)
  return (
    <li ref={line}>
      <Banner
        tone={tone}
        className={styles.notice}
        action={
          <IconButton size="s" label={t('shell.dismiss')} onClick={onDismiss}>
            <CloseIcon />
          </IconButton>
        }
      >
        {t(message, values)}
      </Banner>
    </li>
  )
}
