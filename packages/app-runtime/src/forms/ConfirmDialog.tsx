import { Banner } from '@flower-market/ui/banner'
import { Button } from '@flower-market/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from '@flower-market/ui/dialog'
import type { ReactElement, ReactNode } from 'react'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opens it, where one stands beside it. */
  trigger?: ReactElement
  title: string
  /** What happens, in a sentence. */
  children: ReactNode
  /** What is done, on its button; null once it cannot be done any more. */
  confirmLabel: string | null
  /** `primary` where nothing is lost by it. @default 'danger' */
  tone?: 'danger' | 'primary'
  /** On the button that does nothing. */
  keepLabel: string
  isWorking: boolean
  /** Why it was not done; null before it was tried. */
  problem: string | null
  onConfirm: () => void
}

/** Asks before something is done that cannot be taken back, and stays open when that fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, trigger, title, children, confirmLabel, tone = 'danger', keepLabel } = props
  const { isWorking, problem, onConfirm } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent>
        <DialogHeader closeLabel={keepLabel}>{title}</DialogHeader>
        <DialogBody>
          <DialogDescription>{children}</DialogDescription>
          {problem !== null && (
            <Banner tone="danger" role="alert">
              {problem}
            </Banner>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{keepLabel}</Button>
          </DialogClose>
          {confirmLabel !== null && (
            <Button tone={tone} loading={isWorking} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
