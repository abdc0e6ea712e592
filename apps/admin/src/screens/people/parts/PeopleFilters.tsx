import { maxLengths } from '@flower-market/api-client'
import { roles, verificationStatuses } from '@flower-market/flower-domain'
import { SearchIcon, TextField, ToggleButton } from '@flower-market/ui'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import type { PeopleFilter } from '../people-filter.ts'
import styles from './PeopleFilters.module.css'

export interface PeopleFiltersProps {
  filter: PeopleFilter
  /** The words as they are typed. */
  words: string
  onWords: (words: string) => void
  onChange: (changes: Partial<PeopleFilter>) => void
}

/** Words to find people by, and what narrows the list. */
export function PeopleFilters({ filter, words, onWords, onChange }: PeopleFiltersProps) {
  const t = useTranslate()
  const locale = useLocale()
  const regions = useResource('regionList', {})
  const any = { value: '', label: t('people.any') }
  return (
    <search aria-label={t('people.filters')} className={styles.filters}>
      <TextField
        className={styles.content}
        label={t('people.search')}
        placeholder={t('people.searchHint')}
        leading={<SearchIcon />}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onWords('')
        }}
        inputMode="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLengths.search}
      />
      <ChoiceField
        label={t('people.role')}
        value={filter.role}
        onValueChange={(role) => onChange({ role })}
        choices={[any, ...roles.map((role) => ({ value: role, label: t(`runtime.role.${role}`) }))]}
      />
      <ChoiceField
        label={t('people.verification')}
        value={filter.verification}
        onValueChange={(verification) => onChange({ verification })}
        choices={[
          any,
          ...verificationStatuses.map((status) => ({
            value: status,
            label: t(`people.verification.${status}`),
          })),
        ]}
      />
      <ChoiceField
        label={t('people.region')}
        value={filter.region}
        onValueChange={(region) => onChange({ region })}
        choices={[
          any,
          ...(regions.status === 'ready'
            ? regions.data.map(({ _id, name }) => ({ value: _id, label: name[locale] }))
            : []),
        ]}
      />
      <ToggleButton
        pressed={filter.blocked === 'yes'}
        onPressedChange={(isPressed) => onChange({ blocked: isPressed ? 'yes' : '' })}
      >
        {t('people.blockedOnly')}
      </ToggleButton>
    </search>
  )
}
