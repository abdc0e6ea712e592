import { Toast } from '@flower-market/ui'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Notice } from '../state/notices.atoms.ts'

export interface NoticeLineProps {
  notice: Notice
  onDismiss: () => void
}

const tones = { info: 'neutral', success: 'success', danger: 'danger' } as const

const readingTime = { autoDismissMs: 6000 }

/** One notice: it goes when it has been read, but bad news stays until the person has closed it. */
export function NoticeLine({ notice: { tone, message, values }, onDismiss }: NoticeLineProps) {
  const t = useTranslate()
  return (
    <Toast
      tone={tones[tone]}
      dismissLabel={t('shell.dismiss')}
      onDismiss={onDismiss}
      {...(tone === 'danger' ? {} : readingTime)}
    >
      {t(message, values)}
    </Toast>
  )
}
