import { type ReactNode, useId } from 'react'

/** What a field tells its control, so that label, hint and error are read with it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldTexts {
  /** What to write, said before anything goes wrong. */
  hint?: ReactNode
  /** What is wrong and how to mend it; stands under the control and is read with it. */
  error?: ReactNode
  /** The control's id, where another element must know it. @default a generated one */
  id?: string | undefined
}

/** The ids that tie a control to its hint and error, for a field laid out by hand from FieldLabel, FieldHint and FieldError. */
export function useFieldControl({ hint, error, id }: FieldTexts) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return { control, hintId, errorId }
}
