import { Radio, RadioGroup, Skeleton } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useTypedText } from '@flower-market/app-runtime/navigation'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource, type ShownResource } from '@flower-market/app-runtime/server-data'
import { useState } from 'react'
import { SearchField } from '../../../components/list-filters/SearchField.tsx'
import styles from './OtherDialog.module.css'

/** An invoice or a person that money may be credited to. */
export interface FoundTarget {
  readonly id: string
  /** Whose it is. */
  readonly name: string
}

interface SearchProps {
  target: FoundTarget | null
  onTargetChange: (target: FoundTarget) => void
  isMissing: boolean
}

interface Result extends FoundTarget {
  readonly label: string
  readonly more: string
}

const found = 10
const messages = { loading: 'statements.searching', failedText: 'statements.searchFailed' } as const

function Results<T>(
  props: SearchProps & { resource: ShownResource<T>; toResults: (data: NonNullable<T>) => Result[] },
) {
  const { resource, toResults, target, onTargetChange, isMissing } = props
  const t = useTranslate()
  return (
    <ResourceView resource={resource} messages={messages} skeleton={<Skeleton shape="block" height={96} />}>
      {(data) => {
        const results = toResults(data)
        if (results.length === 0) return <p className={styles.none}>{t('statements.nothingFound')}</p>
        return (
          <RadioGroup
            className={styles.results}
            legend={t('statements.results')}
            error={isMissing && t('statements.targetMissing')}
            value={target?.id ?? null}
            onValueChange={(id) => {
              const chosen = results.find((one) => one.id === id)
              if (chosen) onTargetChange({ id, name: chosen.name })
            }}
          >
            {results.map(({ id, label, more }) => (
              <Radio key={id} value={id} description={more}>
                {label}
              </Radio>
            ))}
          </RadioGroup>
        )
      }}
    </ResourceView>
  )
}

/** Chooses an open invoice by its number or by whose it is. */
export function InvoiceSearch(props: SearchProps) {
  const t = useTranslate()
  const format = useFormat()
  const [search, setSearch] = useState('')
  const { text, type } = useTypedText(search, setSearch)
  const query = {
    method: 'CHECK' as const,
    limit: found,
    ...(search.trim() !== '' && { search: search.trim() }),
  }
  return (
    <>
      <SearchField
        label={t('statements.invoiceSearch')}
        placeholder={t('statements.invoiceSearchHint')}
        value={text}
        onValueChange={type}
      />
      <Results
        {...props}
        resource={useResource('openPayments', { query })}
        toResults={({ items }) =>
          items.flatMap(({ _id, invoice, amount, person, date }) =>
            invoice === null
              ? []
              : [
                  {
                    id: _id,
                    name: person.company || person.name,
                    label: t('statements.invoice', {
                      number: String(invoice.number),
                      sum: format.money(amount),
                    }),
                    more: `${person.company || person.name}, ${format.moment(date)}`,
                  },
                ],
          )
        }
      />
    </>
  )
}

/** Chooses a person by the words that they are found by. */
export function PersonSearch(props: SearchProps) {
  const t = useTranslate()
  const [search, setSearch] = useState('')
  const { text, type } = useTypedText(search, setSearch)
  const query = { limit: found, ...(search.trim() !== '' && { search: search.trim() }) }
  return (
    <>
      <SearchField
        label={t('statements.personSearch')}
        placeholder={t('statements.personSearchHint')}
        value={text}
        onValueChange={type}
      />
      <Results
        {...props}
        resource={useResource('userList', { query })}
        toResults={({ items }) =>
          items.flatMap((person) => {
            if (person.view !== 'staff' || person.role === 'ADMIN') return []
            const name = `${person.name} ${person.surname}`.trim()
            const more = [person.company === '' ? '' : name, person.email, person.city]
              .filter(Boolean)
              .join(', ')
            return [{ id: person._id, name: person.company || name, label: person.company || name, more }]
          })
        }
      />
    </>
  )
}
