import type { Session } from '@flower-market/api-client'
import { SearchIcon } from '@flower-market/ui'
import { lazy, Suspense, useState } from 'react'
import { MessagesOf, useLocale, useTranslate, type MessageTopic } from '@flower-market/app-runtime/i18n'
import styles from './StaffSearch.module.css'
import { useSearchKey } from './use-search-key.ts'

const SearchPalette = lazy(() => import('./SearchPalette.tsx'))

const topics: readonly MessageTopic[] = ['labels']

/** Opens the search over people, orders and amounts from every page: by the button or by a key. */
export function StaffSearch({ person }: { person: Session }) {
  const t = useTranslate()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  useSearchKey(() => setOpen(true))
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={t('staff.searchTitle')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span className={styles.hint}>{t('staff.search')}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <MessagesOf locale={locale} topics={topics}>
            <SearchPalette person={person} onClose={() => setOpen(false)} />
          </MessagesOf>
        </Suspense>
      )}
    </>
  )
}
