import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { FilterChoice } from './FilterChoice.tsx'

export interface AccountFilterProps {
  /** The id of the chosen account; empty for all. */
  value: string
  /** Whether there is a history of all accounts. */
  hasAll: boolean
  onChange: (accountId: string) => void
}

/** The account that a list of money is about. */
export function AccountFilter({ value, hasAll, onChange }: AccountFilterProps) {
  const t = useTranslate()
  const accounts = useResource('accountList', {})
  const known = accounts.status === 'ready' ? accounts.data : []
  const named = known.map(({ _id, type, name }) => ({
    value: _id,
    label: name === '' ? t(`money.wallet.${type}`) : name,
  }))
  return (
    <FilterChoice
      label={t('money.account')}
      choices={[...(hasAll ? [{ value: '', label: t('money.allAccounts') }] : []), ...named]}
      value={value}
      onValueChange={onChange}
    />
  )
}
