import type { PauseReason } from '@flower-market/flower-domain'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'

const ways: { readonly [R in PauseReason]?: { readonly to: string; readonly label: MessageId } } = {
  money: { to: paths.replenishment(), label: 'standing.toTopUp' },
  'unpaid-limit': { to: paths.history(), label: 'standing.toOrders' },
  verification: { to: paths.verification(), label: 'standing.toVerification' },
  destination: { to: paths.profile('addresses'), label: 'standing.toAddresses' },
  stock: { to: paths.savedLists(), label: 'standing.toLists' },
}

/** Where the cause of a pause can be mended; nothing where it is mended on this page, or passes by itself. */
export function PauseHelp({ reason }: { reason: PauseReason }) {
  const t = useTranslate()
  const way = ways[reason]
  if (way === undefined) return null
  return (
    <Button asChild size="s">
      <LocalizedLink to={way.to}>{t(way.label)}</LocalizedLink>
    </Button>
  )
}
