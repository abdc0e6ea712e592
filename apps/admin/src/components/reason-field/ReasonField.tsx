import { maxLengths } from '@flower-market/api-client'
import { Textarea } from '@flower-market/ui'

export interface ReasonFieldProps {
  label: string
  /** Who reads it. */
  hint: string
  error: string | false
  /** Characters. @default what a comment of a review may have */
  maxLength?: number
  value: string
  onValueChange: (reason: string) => void
}

/** Why something is decided; nothing is decided without it. */
export function ReasonField({
  maxLength = maxLengths.reviewComment,
  onValueChange,
  ...field
}: ReasonFieldProps) {
  return (
    <Textarea
      {...field}
      name="reason"
      rows={2}
      required
      maxLength={maxLength}
      onChange={(event) => onValueChange(event.target.value)}
    />
  )
}
