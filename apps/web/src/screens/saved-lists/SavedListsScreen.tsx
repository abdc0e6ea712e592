import { Button, PageHeader, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { SavedListItem } from './parts/SavedListItem.tsx'
import styles from './SavedListsScreen.module.css'

const messages = { loading: 'lists.loading', failedText: 'lists.loadFailedText' } as const

function Head() {
  const t = useTranslate()
  return (
    <PageHeader
      title={t('lists.title')}
      description={t('lists.intro')}
      actions={
        <Button asChild>
          <LocalizedLink to={paths.list()}>{t('lists.write')}</LocalizedLink>
        </Button>
      }
    />
  )
}

/** The lists that the person keeps: each becomes a cart, is changed or removed. */
function SavedListsScreen() {
  return (
    <ResourceView
      resource={useResource('savedLists', {})}
      headingLevel={1}
      messages={messages}
      skeleton={
        <div className={styles.page}>
          <Head />
          <Skeleton shape="block" height={150} />
          <Skeleton shape="block" height={150} />
        </div>
      }
      empty={
        <PageMessage
          title="lists.emptyTitle"
          text="lists.emptyText"
          link={{ to: paths.list(), label: 'lists.write' }}
        />
      }
      isEmpty={(lists) => lists.length === 0}
    >
      {(lists) => (
        <div className={styles.page}>
          <Head />
          <ul className={styles.lists}>
            {lists.map((list) => (
              <SavedListItem key={list._id} list={list} />
            ))}
          </ul>
        </div>
      )}
    </ResourceView>
  )
}

export default SavedListsScreen
