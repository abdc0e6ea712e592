import type { ReactNode } from 'react'
import { useState } from 'react'
import { isApiError } from '@flower-market/api-client'
import { Button, type ButtonProps } from '@flower-market/ui'
import { ConfirmDialog } from '@flower-market/app-runtime/forms'

type Canceling = 'idle' | 'working' | 'late' | 'failed'

export interface CancelButtonProps extends Pick<ButtonProps, 'size' | 'tone' | 'className'> {
  /** On the button, and on the one that agrees. */
  label: string
  title: string
  /** What canceling does, in a sentence. */
  children: ReactNode
  keepLabel: string
  /** On the button that is left once it is too late. */
  closeLabel: string
  problems: Readonly<Record<'late' | 'failed', string>>
  /** Whether it can still be canceled, as far as the page knows. */
  isOffered: boolean
  /** Rejects with an `ApiError`, `transaction-changed` once it is too late. */
  onCancel: () => Promise<void>
}

/** Cancels a transaction after asking, as long as nothing has moved. */
export function CancelButton(props: CancelButtonProps) {
  const { label, title, children, keepLabel, closeLabel, problems, isOffered, onCancel, ...rest } = props
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<Canceling>('idle')
  const run = async (): Promise<void> => {
    setState('working')
    try {
      await onCancel()
      setState('idle')
      setOpen(false)
    } catch (error) {
      setState(isApiError(error, 'transaction-changed') ? 'late' : 'failed')
    }
  }
  // The dialog stays until it is closed: it says that something was faster.
  if (!isOffered && !isOpen) return null
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button {...rest}>{label}</Button>}
      title={title}
      confirmLabel={state === 'late' ? null : label}
      keepLabel={state === 'late' ? closeLabel : keepLabel}
      isWorking={state === 'working'}
      problem={state === 'late' || state === 'failed' ? problems[state] : null}
      onConfirm={() => void run()}
    >
      {children}
    </ConfirmDialog>
  )
}
