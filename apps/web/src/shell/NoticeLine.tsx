import { Toast } from '@flower-market/ui'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Notice } from '../state/notices.atoms.ts'

export interface NoticeLineProps {
  notice: Notice
  onDismiss: () => void
}

const TONES = { info: 'neutral', success: 'success', danger: 'danger' } as const

const READING_TIME = { autoDismissMs: 6000 }

/** One notice: it goes when it has been read, but bad news stays until the person has closed it. */
export const NoticeLine = ({ notice: { tone, message, values }, onDismiss }: NoticeLineProps) => {
  const t = useTranslate()
  return (
    <Toast
      tone={TONES[tone]}
      dismissLabel={t('shell.dismiss')}
      onDismiss={onDismiss}
      {...(tone === 'danger' ? {} : READING_TIME)}
    >
      {t(message, values)}
    </Toast>
  )
}
