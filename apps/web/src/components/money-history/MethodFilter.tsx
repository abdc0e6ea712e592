import { paymentMethods } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { FilterChoice } from './FilterChoice.tsx'

export interface MethodFilterProps {
  /** Empty for any method. */
  value: string
  onChange: (method: string) => void
}

/** How the money of a list was paid. */
export function MethodFilter({ value, onChange }: MethodFilterProps) {
  const t = useTranslate()
  return (
    <FilterChoice
      label={t('money.method')}
      choices={[
        { value: '', label: t('money.anyMethod') },
        ...paymentMethods.map((method) => ({ value: method, label: t(`money.method.${method}`) })),
      ]}
      value={value}
      onValueChange={onChange}
    />
  )
}
