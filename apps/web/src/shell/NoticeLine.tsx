import { Toast } from '@flower-market/ui'
import { useRef } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Notice } from '../state/notices.atoms.ts'
import { useAutoDismiss } from './use-auto-dismiss.ts'

export interface NoticeLineProps {
  notice: Notice
  onDismiss: () => void
}

const TONES = { info: 'neutral', success: 'success', danger: 'danger' } as const

/** One notice: it goes after a while, but bad news stays until the person has closed it. */
export const NoticeLine = ({ notice: { tone, message, values }, onDismiss }: NoticeLineProps) => {
  const t = useTranslate()
  const line = useRef<HTMLLIElement>(null)
  useAutoDismiss(line, tone !== 'danger', onDismiss)
  return (
    <Toast ref={line} tone={TONES[tone]} dismissLabel={t('shell.dismiss')} onDismiss={onDismiss}>
      {t(message, values)}
    </Toast>
  )
}
