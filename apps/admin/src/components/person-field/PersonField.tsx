import { Radio, RadioGroup, SearchIcon, TextField } from '@flower-market/ui'
import { maxLengths } from '@flower-market/api-client'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useDeferredValue, useState } from 'react'

/** Shorter texts would find everybody. */
const minSearchLength = 2

/** A person as the field shows them. */
export interface ChosenPerson {
  readonly _id: string
  /** With the company. */
  readonly name: string
}

export interface PersonFieldProps {
  label: string
  /** Null while nobody is chosen. */
  value: ChosenPerson | null
  onValueChange: (person: ChosenPerson | null) => void
  error?: string | false
}

/** One person out of all, found by name, company, email or phone. */
export function PersonField({ label, value, onValueChange, error = false }: PersonFieldProps) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const found = useResource('userSearch', search.length < minSearchLength ? null : { query: { search } })
  const known = found.status === 'ready' ? found.data : []
  const listed = known.map(({ _id, name, surname, company }) => ({
    _id,
    name: [`${name} ${surname}`.trim(), company].filter((part) => part !== '').join(', '),
  }))
  // Whoever was chosen before the field was shown is on the page, too.
  const people = value === null || listed.some(({ _id }) => _id === value._id) ? listed : [value, ...listed]
  return (
    <>
      <TextField
        label={label}
        hint={t('payouts.person.hint')}
        error={error}
        leading={<SearchIcon />}
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLengths.search}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onValueChange(null)
        }}
      />
      {people.length > 0 && (
        <RadioGroup
          legend={t('payouts.person.found')}
          value={value?._id ?? null}
          onValueChange={(id) => onValueChange(people.find(({ _id }) => _id === id) ?? null)}
        >
          {people.map(({ _id, name }) => (
            <Radio key={_id} value={_id}>
              {name}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {found.status === 'ready' && people.length === 0 && <output>{t('payouts.person.nobody')}</output>}
    </>
  )
}
