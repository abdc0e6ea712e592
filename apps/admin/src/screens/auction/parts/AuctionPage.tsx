import type { CallOutput } from '@flower-market/api-client'
import { Button, PageHeader, Stack, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { ClocksTable, type StaffClock } from './ClocksTable.tsx'

/** What is taken off: one lot, or all of them. */
type Canceled = StaffClock | 'all' | null

/** An auction as staff see it. */
export function AuctionPage({ auction }: { auction: CallOutput<'auctionGet'> }) {
  const t = useTranslate()
  const may = useMay()
  const format = useFormat()
  const [canceled, setCanceled] = useState<Canceled>(null)
  const { _id, items, serverTime, startsAt, state, clocks, stems } = auction
  usePageTitle('clocks.auctionOf', { moment: format.moment(startsAt) })
  const mayCancel = may('auctionCancel')
  const open = items.filter(({ status }) => status === 'open')
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('clocks.auctionOf', { moment: format.moment(startsAt) })}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.auctions()}>{t('clocks.title')}</LocalizedLink>
          </TextLink>
        }
        description={t('clocks.summary', { state: t(`clocks.stateOf.${state}`), clocks, stems })}
        actions={
          mayCancel &&
          open.length > 1 && <Button onClick={() => setCanceled('all')}>{t('clocks.cancelAllOpen')}</Button>
        }
      />
      <ClocksTable clocks={items} serverTime={serverTime} onCancel={mayCancel ? setCanceled : null} />
      {canceled !== null && (
        <CancelDialog
          auctionId={_id}
          clocks={canceled === 'all' ? open : [canceled]}
          isWhole={canceled === 'all'}
          onClose={() => setCanceled(null)}
        />
      )}
    </Stack>
  )
}
