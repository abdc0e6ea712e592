import { type ReactNode, useId } from 'react'

/** Attributes for a field's control, so that label, hint and error are announced with it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldTexts {
  /** What to enter; shown from the start. */
  hint?: ReactNode
  /** What is wrong and how to fix it; shown below the control and announced with it. */
  error?: ReactNode
  /** The control's id, if another element refers to it. @default a generated one */
  id?: string | undefined
}

/**
 * The ids that connect a control with its hint and error, for a field composed of FieldLabel, FieldHint and
 * FieldError.
 */
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
