import { TextField, type TextFieldProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ProfileField } from '../profile-form.ts'
import type { ProfileForm } from '../use-profile-form.ts'

const maxLengths = {
  name: 100,
  surname: 100,
  company: 200,
  city: 100,
  address: 300,
  index: 20,
  site: 300,
  inn: 14,
} as const satisfies Partial<Record<ProfileField, number>>

export interface ProfileTextProps extends Omit<
  TextFieldProps,
  'form' | 'name' | 'value' | 'onChange' | 'error'
> {
  form: ProfileForm
  field: keyof typeof maxLengths
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
      maxLength={maxLengths[field]}
      value={form.fields[field]}
      onChange={(event) => form.edit({ [field]: event.target.value })}
    />
  )
}
