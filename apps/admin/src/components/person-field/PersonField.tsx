import { Radio, RadioGroup, SearchIcon, TextField } from '@flower-market/ui'
import { maxLengths } from '@flower-market/api-client'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useDeferredValue, useState } from 'react'

/** Shorter texts would find everybody. */
const minSearchLength = 2

export interface PersonFieldProps {
  label: string
  /** Id of the chosen person; null while nobody is chosen. */
  value: string | null
  onValueChange: (id: string | null) => void
  error?: string | false
}

/** One person out of all, found by name, company, email or phone. */
export function PersonField({ label, value, onValueChange, error = false }: PersonFieldProps) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const found = useResource('userSearch', search.length < minSearchLength ? null : { query: { search } })
  const people = found.status === 'ready' ? found.data : []
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
        <RadioGroup legend={t('payouts.person.found')} value={value} onValueChange={onValueChange}>
          {people.map(({ _id, name, surname, company }) => (
            <Radio key={_id} value={_id}>
              {[`${name} ${surname}`.trim(), company].filter((part) => part !== '').join(', ')}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {found.status === 'ready' && people.length === 0 && <output>{t('payouts.person.nobody')}</output>}
    </>
  )
}
