import { EmptyState, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { deskKinds } from '@flower-market/flower-domain'
import { useSearchParams } from 'react-router-dom'
import type { Desk } from './desk.atoms.ts'
import styles from './DeskScreen.module.css'
import { DeskHead } from './parts/DeskHead.tsx'
import { DeskKeys } from './parts/DeskKeys.tsx'
import { DeskList } from './parts/DeskList.tsx'
import { DeskTabs } from './parts/DeskTabs.tsx'

const messages = {
  pageTitle: 'desk.title',
  loading: 'desk.loading',
  failedText: 'desk.loadFailedText',
} as const
const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f']

function DeskContent({ desk }: { desk: Desk }) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const kind = deskKinds.find((one) => one === search.get('kind'))
  const items = kind === undefined ? desk.items : desk.items.filter((item) => item.kind === kind)
  return (
    <div className={styles.page}>
      <DeskHead desk={desk} />
      <DeskTabs counts={desk.counts} />
      {items.length === 0 ? (
        <EmptyState title={t('desk.emptyTitle')}>{t('desk.emptyText')}</EmptyState>
      ) : (
        <>
          <DeskList items={items} />
          <DeskKeys />
        </>
      )}
    </div>
  )
}

/** What waits for a member of staff, by deadline; an item opens in its place and is decided there. */
function DeskScreen() {
  return (
    <ResourceView
      resource={useResource('desk', {})}
      headingLevel={1}
      messages={messages}
      skeleton={
        <div className={styles.page}>
          <Skeleton shape="block" height={64} />
          {skeletonRows.map((row) => (
            <Skeleton key={row} shape="block" height={40} />
          ))}
        </div>
      }
    >
      {(desk) => <DeskContent desk={desk} />}
    </ResourceView>
  )
}

export default DeskScreen
