import { Button, Skeleton } from '@flower-market/ui'
import { useState, type ReactNode } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { ReceivedTransfer } from './ReceivedTransfer.tsx'
import styles from './ReceivedTransfers.module.css'

const perPage = 20
const mostPerPage = 100

export interface ReceivedTransfersProps {
  status: 'SENDED' | 'CONFIRMED'
  /** Names the list. */
  label: string
  empty: ReactNode
}

const messages = { loading: 'transfers.receivedLoading', failedText: 'transfers.receivedFailed' } as const

/** Transfers to a plantation in a status, the newest first; more of them on demand. */
export function ReceivedTransfers({ status, label, empty }: ReceivedTransfersProps) {
  const t = useTranslate()
  const [limit, setLimit] = useState(perPage)
  return (
    <ResourceView
      resource={useResource('transactionReceived', { query: { status, limit } })}
      headingLevel={2}
      messages={messages}
      skeleton={<Skeleton shape="block" height={140} />}
      empty={empty}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items, total }) => (
        <>
          <ul className={styles.list} aria-label={label}>
            {items.map((transfer) => (
              <ReceivedTransfer key={transfer._id} transfer={transfer} />
            ))}
          </ul>
          {total > items.length && limit < mostPerPage && (
            <Button onClick={() => setLimit(Math.min(limit + perPage, mostPerPage))}>
              {t('transfers.more')}
            </Button>
          )}
        </>
      )}
    </ResourceView>
  )
}
