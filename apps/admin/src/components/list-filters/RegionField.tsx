import { ChoiceField, type Choice } from '@flower-market/app-runtime/forms'
import { useLocale } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'

export interface RegionFieldProps {
  label: string
  /** The choice that narrows nothing. */
  any: Choice
  value: string
  onValueChange: (region: string) => void
}

/** Narrows a list to one region. */
export function RegionField({ any, ...rest }: RegionFieldProps) {
  const locale = useLocale()
  const regions = useResource('regionList', {})
  const known = regions.status === 'ready' ? regions.data : []
  return (
    <ChoiceField
      {...rest}
      choices={[any, ...known.map(({ _id, name }) => ({ value: _id, label: name[locale] }))]}
    />
  )
}
