import { maxLengths } from '@flower-market/api-client'
import { TextField, type TextFieldProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ProfileField } from '../profile-form.ts'
import type { ProfileForm } from '../use-profile-form.ts'

/** People write the digits in groups. */
const spacesInInn = 2

const fieldMaxLengths = {
  name: maxLengths.personName,
  surname: maxLengths.personName,
  company: maxLengths.company,
  city: maxLengths.city,
  address: maxLengths.address,
  index: maxLengths.postalCode,
  site: maxLengths.site,
  inn: maxLengths.inn + spacesInInn,
  kpp: maxLengths.kpp,
  legalAddress: maxLengths.address,
} as const satisfies Partial<Record<ProfileField, number>>

export interface ProfileTextProps extends Omit<
  TextFieldProps,
  'form' | 'name' | 'value' | 'onChange' | 'error'
> {
  form: ProfileForm
  field: keyof typeof fieldMaxLengths
}

/** One line of the profile. */
export function ProfileText({ form, field, ...rest }: ProfileTextProps) {
  const t = useTranslate()
  const problem = form.problems[field]
  return (
    <TextField
      {...rest}
      name={field}
      error={problem && t(problem)}
      maxLength={fieldMaxLengths[field]}
      value={form.fields[field]}
      onChange={(event) => form.edit({ [field]: event.target.value })}
    />
  )
}
