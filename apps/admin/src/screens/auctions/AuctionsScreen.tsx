import { Button, EmptyState, PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { useMay } from '../../state/use-may.ts'
import { AuctionsTable } from './parts/AuctionsTable.tsx'

const listMessages = { loading: 'clocks.loading', failedText: 'clocks.loadFailedText' } as const

/** The auctions of the last week and of the days to come. */
function AuctionsScreen() {
  const t = useTranslate()
  const may = useMay()
  const schedule = may('auctionCreate') && (
    <Button asChild tone="primary">
      <LocalizedLink to={paths.newAuction()}>{t('clocks.schedule')}</LocalizedLink>
    </Button>
  )
  return (
    <Stack gap={5}>
      <PageHeader title={t('clocks.title')} description={t('clocks.lead')} actions={schedule} />
      <ResourceView
        resource={useResource('auctionList', {})}
        messages={listMessages}
        skeleton={<Skeleton shape="block" height={360} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('clocks.none')}>{t('clocks.noneText')}</EmptyState>}
      >
        {({ items }) => <AuctionsTable auctions={items} />}
      </ResourceView>
    </Stack>
  )
}

export default AuctionsScreen
