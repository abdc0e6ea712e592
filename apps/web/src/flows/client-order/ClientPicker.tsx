import { maxLengths, type CallOutput } from '@flower-market/api-client'
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  EmptyState,
  SearchIcon,
  Skeleton,
  TextField,
} from '@flower-market/ui'
import { MessagesOf, useLocale, useTranslate, type MessageTopic } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource, type ShownResource } from '@flower-market/app-runtime/server-data'
import { Suspense, useEffect, useState } from 'react'
import styles from './ClientPicker.module.css'
import { useOrderFor } from './use-order-for.ts'

type Person = CallOutput<'userSearch'>[number]

const topics: readonly MessageTopic[] = ['clients']
const leastSearched = 2
const pauseMs = 350
const shownAtFirst = 20

/** What is typed, once the person has paused. */
function usePaused(words: string): string {
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return paused
}

/** The clients whom the words find; the newest ones while there are too few words. */
function useClients(words: string): ShownResource<readonly Person[]> {
  const isSearch = words.length >= leastSearched
  const found = useResource('userSearch', isSearch ? { query: { search: words } } : null)
  const newest = useResource('userList', isSearch ? null : { query: { page: 1, limit: shownAtFirst } })
  if (isSearch) return found
  return newest.status === 'ready' ? { ...newest, data: newest.data.items } : newest
}

export interface ClientPickerProps {
  onClose: () => void
}

function PickerContent({ onClose }: ClientPickerProps) {
  const t = useTranslate()
  const [words, setWords] = useState('')
  const search = usePaused(words)
  const clients = useClients(search)
  const { choosing, choose } = useOrderFor(onClose)
  return (
    <>
      <DialogHeader closeLabel={t('clients.close')}>{t('clients.choose')}</DialogHeader>
      <DialogBody className={styles.body}>
        <DialogDescription>{t('clients.chooseText')}</DialogDescription>
        <TextField
          label={t('clients.search')}
          placeholder={t('clients.searchHint')}
          leading={<SearchIcon />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLengths.search}
        />
        <ResourceView
          resource={clients}
          headingLevel={2}
          messages={{ loading: 'clients.loading', failedText: 'clients.loadFailedText' }}
          skeleton={<Skeleton shape="block" height={180} />}
          isEmpty={(people) => people.length === 0}
          empty={
            search.length < leastSearched ? (
              <EmptyState title={t('clients.none')}>{t('clients.noneText')}</EmptyState>
            ) : (
              <EmptyState title={t('clients.notFound')}>{t('clients.notFoundText')}</EmptyState>
            )
          }
        >
          {(people) => (
            <ul className={styles.clients}>
              {people.map((person) => (
                <li key={person._id}>
                  <Button
                    tone="quiet"
                    className={styles.client}
                    loading={choosing === person._id}
                    disabled={choosing !== null && choosing !== person._id}
                    onClick={() => choose(person._id)}
                  >
                    <span className={styles.name}>
                      {person.company || `${person.name} ${person.surname}`.trim()}
                    </span>
                    <span className={styles.facts}>
                      {[
                        person.company && `${person.name} ${person.surname}`.trim(),
                        person.view === 'referred' ? '' : person.city,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </ResourceView>
      </DialogBody>
    </>
  )
}

/** Chooses the client to order for: by name or company, else one of the newest. */
export default function ClientPicker(props: ClientPickerProps) {
  const locale = useLocale()
  return (
    <Suspense>
      <MessagesOf locale={locale} topics={topics}>
        <Dialog open onOpenChange={props.onClose}>
          <DialogContent>
            <PickerContent {...props} />
          </DialogContent>
        </Dialog>
      </MessagesOf>
    </Suspense>
  )
}
