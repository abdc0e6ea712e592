import { Banner, TextLink } from '@flower-market/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'

/** Where a transfer is played instead of being paid; in a window of its own, so that it is seen arriving here. */
export function SandboxWalletLink({ id }: { id: string }) {
  const t = useTranslate()
  const toWallet = (words: ReactNode) => (
    <TextLink asChild>
      <LocalizedLink to={paths.sandboxWallet(id)} target="_blank">
        {words}
      </LocalizedLink>
    </TextLink>
  )
  return <Banner>{t.rich('crypto.sandboxHint', { link: toWallet })}</Banner>
}
