import { Banner } from '@flower-market/ui/banner'
import { Button } from '@flower-market/ui/button'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
} from '@flower-market/ui/dialog'
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './FormDialog.module.css'

export interface FormDialogProps {
  title: string
  /** What it is for, in a sentence. */
  description: string
  /** Sets its width. */
  className?: string | undefined
  /** The fields. */
  children: ReactNode
  submitLabel: string
  cancelLabel: string
  isSending: boolean
  /** Why it was not done; null where nothing but a field is wrong. */
  problem: string | null
  onSubmit: ComponentProps<'form'>['onSubmit']
  onClose: () => void
}

/** A form in a dialog, which is there while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, className, children, submitLabel, cancelLabel, isSending, problem } = props
  const formId = useId()
  return (
    <Dialog open onOpenChange={props.onClose}>
      <DialogContent className={className}>
        <DialogHeader closeLabel={cancelLabel}>{title}</DialogHeader>
        <DialogBody>
          <DialogDescription>{description}</DialogDescription>
          <form id={formId} noValidate onSubmit={props.onSubmit} className={styles.form}>
            {children}
            {problem !== null && (
              <Banner role="alert" tone="danger">
                {problem}
              </Banner>
            )}
          </form>
        </DialogBody>
        <DialogFooter>
          <Button tone="quiet" onClick={props.onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} tone="primary" loading={isSending}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
