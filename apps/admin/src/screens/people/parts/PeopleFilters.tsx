import { roles, verificationStatuses } from '@flower-market/flower-domain'
import { ToggleButton } from '@flower-market/ui'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { PeopleFilter } from '../people-filter.ts'
import { RegionField } from '../../../components/list-filters/RegionField.tsx'
import { SearchField } from '../../../components/list-filters/SearchField.tsx'
import styles from './PeopleFilters.module.css'

export interface PeopleFiltersProps {
  filter: PeopleFilter
  /** The search as it is typed. */
  searchText: string
  onSearchTextChange: (searchText: string) => void
  onChange: (changes: Partial<PeopleFilter>) => void
}

/** A text to find people by, and what else narrows the list. */
export function PeopleFilters({ filter, searchText, onSearchTextChange, onChange }: PeopleFiltersProps) {
  const t = useTranslate()
  const any = { value: '', label: t('people.any') }
  return (
    <search aria-label={t('people.filters')} className={styles.filters}>
      <SearchField
        className={styles.content}
        label={t('people.search')}
        placeholder={t('people.searchHint')}
        value={searchText}
        onValueChange={onSearchTextChange}
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
            label: t(`labels.verification.${status}`),
          })),
        ]}
      />
      <RegionField
        label={t('people.region')}
        any={any}
        value={filter.region}
        onValueChange={(region) => onChange({ region })}
      />
      <ToggleButton
        size="l"
        pressed={filter.blocked === 'yes'}
        onPressedChange={(isPressed) => onChange({ blocked: isPressed ? 'yes' : '' })}
      >
        {t('people.blockedOnly')}
      </ToggleButton>
    </search>
  )
}
