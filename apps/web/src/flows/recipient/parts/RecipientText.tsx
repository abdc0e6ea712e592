import { TextField, type TextFieldProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { RecipientTextField } from '../recipient-form.ts'
import type { RecipientForm } from '../use-recipient-form.ts'

export interface RecipientTextProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'required' | 'className' | 'autoCapitalize' | 'inputMode'
> {
  form: RecipientForm
  field: RecipientTextField
}

/** One line of a recipient's form. */
export function RecipientText({ form: { start, problems }, field, ...rest }: RecipientTextProps) {
  const t = useTranslate()
  const problem = problems[field]
  return (
    <TextField
      {...rest}
      name={field}
      autoComplete="off"
      defaultValue={start[field]}
      error={problem && t(problem)}
    />
  )
}
