import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { settingsAtom } from '../../state/settings.atoms.ts'
import { WalletForm } from './parts/WalletForm.tsx'

/** A wallet of the sandbox: plays the transfers that a person may send for a top-up in USDT, rightly or wrongly. */
function SandboxWalletScreen() {
  const t = useTranslate()
  const { hasSandboxInbox } = useAtomValue(settingsAtom)
  const id = useSearchParams()[0].get('id') ?? ''
  const payment = useResource('cryptoPaymentGet', hasSandboxInbox && id !== '' ? { params: { id } } : null)
  if (!hasSandboxInbox || id === '') return <NotFoundPage />
  return (
    <ResourceView
      resource={payment}
      headingLevel={1}
      messages={{ pageTitle: 'crypto.wallet.title', failedText: 'transactions.topUpFailedText' }}
      notFound={<NotFoundPage />}
      skeleton={<Skeleton shape="block" height={320} />}
    >
      {(data) => (
        <Stack gap={5}>
          <PageHeader title={t('crypto.wallet.title')} />
          <WalletForm payment={data} />
        </Stack>
      )}
    </ResourceView>
  )
}

export default SandboxWalletScreen
