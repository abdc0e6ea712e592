import { EmptyState, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { deskKinds } from '@flower-market/flower-domain'
import { useSearchParams } from 'react-router-dom'
import { SearchField } from '../../components/list-filters/SearchField.tsx'
import { searchDesk } from './desk-search.ts'
import type { Desk } from './desk.atoms.ts'
import styles from './DeskScreen.module.css'
import { DeskHead } from './parts/DeskHead.tsx'
import { DeskKeys } from './parts/DeskKeys.tsx'
import { DeskList } from './parts/DeskList.tsx'
import { DeskTabs } from './parts/DeskTabs.tsx'
import { useUndo } from './use-undo.ts'
import { useItemOwner, useItemText } from '../../components/desk-item/use-item-text.ts'

const messages = {
  pageTitle: 'desk.title',
  loading: 'desk.loading',
  failedText: 'desk.loadFailedText',
} as const
const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f']

function DeskContent({ desk }: { desk: Desk }) {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const ownerOf = useItemOwner()
  const lineOf = useItemText()
  const kind = deskKinds.find((one) => one === search.get('kind'))
  const ofKind = kind === undefined ? desk.items : desk.items.filter((item) => item.kind === kind)
  const text = search.get('q') ?? ''
  const items = searchDesk(ofKind, text, ownerOf, lineOf)
  const find = (typed: string): void => {
    const next = new URLSearchParams(search)
    if (typed === '') next.delete('q')
    else next.set('q', typed)
    setSearch(next, { replace: true })
  }
  return (
    <div className={styles.page}>
      <DeskHead desk={desk} />
      <DeskTabs counts={desk.counts} />
      <search aria-label={t('desk.search')} className={styles.search}>
        <SearchField
          label={t('desk.search')}
          placeholder={t('desk.searchHint')}
          value={text}
          onValueChange={find}
        />
      </search>
      {items.length === 0 && ofKind.length > 0 ? (
        <EmptyState title={t('desk.nothingFound')}>{t('desk.nothingFoundText')}</EmptyState>
      ) : items.length === 0 ? (
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
  useUndo()
  return (
    <ResourceView
      resource={useResource('desk', {})}
      headingLevel={1}
      messages={messages}
      className={styles.page}
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
