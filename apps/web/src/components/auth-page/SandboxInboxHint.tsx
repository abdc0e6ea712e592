import { Banner, TextLink } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { settingsAtom } from '../../state/settings.atoms.ts'

// In a window of its own: what was typed here stays.
function toOutbox(label: ReactNode) {
  return (
    <TextLink asChild>
      <LocalizedLink to={paths.outbox()} target="_blank">
        {label}
      </LocalizedLink>
    </TextLink>
  )
}

/** Where the sandbox keeps what it did not send; nothing where mails and codes really go out. */
export function SandboxInboxHint() {
  const t = useTranslate()
  const { hasSandboxInbox } = useAtomValue(settingsAtom)
  if (!hasSandboxInbox) return null
  return <Banner>{t.rich('auth.outboxHint', { link: toOutbox })}</Banner>
}
