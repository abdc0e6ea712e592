import { maxLengths } from '@flower-market/api-client'
import { TextField, type TextFieldProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { AddressProblems, AddressTextField, AddressValues } from '../address-form.ts'

const fieldMaxLengths = {
  label: maxLengths.addressLabel,
  city: maxLengths.city,
  street: maxLengths.address,
  index: maxLengths.postalCode,
  contactPerson: maxLengths.fullName,
  hours: maxLengths.addressHours,
  driverNote: maxLengths.driverNote,
} as const satisfies Record<AddressTextField, number>

export interface AddressTextProps extends Omit<TextFieldProps, 'name' | 'value' | 'error'> {
  field: AddressTextField
  start: AddressValues
  problems: AddressProblems
}

/** One line of an address. */
export function AddressText({ field, start, problems, ...rest }: AddressTextProps) {
  const t = useTranslate()
  const problem = problems[field]
  return (
    <TextField
      {...rest}
      name={field}
      error={problem && t(problem)}
      maxLength={fieldMaxLengths[field]}
      defaultValue={start[field]}
    />
  )
}
