import { Banner, TextLink } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { paths } from '../../paths.ts'
import { ShopLink } from '../../shell/ShopLink.tsx'
import { settingsAtom } from '../../state/settings.atoms.ts'

// In a window of its own: what was typed here stays.
const toOutbox = (words: ReactNode) => (
  <TextLink asChild>
    <ShopLink to={paths.outbox()} target="_blank">
      {words}
    </ShopLink>
  </TextLink>
)

/** Where the sandbox keeps what it did not send; nothing where mails and codes really go out. */
export const OutboxHint = () => {
  const t = useTranslate()
  const { hasOutbox } = useAtomValue(settingsAtom)
  if (!hasOutbox) return null
  return <Banner>{t.rich('auth.outboxHint', { link: toOutbox })}</Banner>
}
