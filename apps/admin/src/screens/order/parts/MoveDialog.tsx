import { maxLengths } from '@flower-market/api-client'
import { Textarea } from '@flower-market/ui'
import { FormDialog } from '@flower-market/app-runtime/forms'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { moveProblem } from '../move-problem.ts'
import { moveOrderAtom } from '../order.atoms.ts'
import { mostStems, planMove, type Order, type OrderAction } from '../order-action.ts'
import styles from './MoveDialog.module.css'
import { MoveEffect } from './MoveEffect.tsx'
import { StemsFields } from './StemsFields.tsx'

export interface MoveDialogProps {
  order: Order
  action: OrderAction
  onClose: () => void
}

/** Reads typed stems by line; what is no number of stems is none that the order has. */
function toStems(typed: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(typed).map(([code, text]) => [code, /^\d{1,7}$/u.test(text.trim()) ? Number(text) : -1]),
  )
}

/** Moves an order: how many stems of each line, what that does to the money, and why. */
export function MoveDialog({ order: shown, action, onClose }: MoveDialogProps) {
  // As it was when the dialog was opened: what a colleague changes below does not count as read by whoever types.
  const [order] = useState(shown)
  const t = useTranslate()
  const move = useSetAtom(moveOrderAtom)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const plan = planMove(order, action, toStems(typed))
  const isReasonMissing = isTried && plan?.isReasonNeeded === true && reason.trim() === ''
  const run = async (to: NonNullable<typeof plan>): Promise<void> => {
    setSending(true)
    setProblem(null)
    try {
      const seenEvents = order.events.length
      await move({
        body: { _id: order._id, status: to.to, lines: to.lines, reason: reason.trim(), seenEvents },
      })
      onClose()
    } catch (error) {
      setProblem(moveProblem(error))
      setSending(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    if (plan === null || isSending || (plan.isReasonNeeded && reason.trim() === '')) return
    void run(plan)
  }
  const asksStems = order.lines.some((line) => mostStems(action, line) !== null)
  return (
    <FormDialog
      className={asksStems ? styles.wide : undefined}
      title={t(`orders.action.${action}.title`, { number: String(order.number) })}
      description={t(`orders.action.${action}.text`)}
      submitLabel={t(`orders.action.${action}.do`)}
      cancelLabel={t('orders.cancelDialog')}
      isSending={isSending}
      problem={problem && t(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      {asksStems && (
        <StemsFields
          lines={order.lines}
          action={action}
          typed={typed}
          onType={(code, text) => setTyped({ ...typed, [code]: text })}
        />
      )}
      <MoveEffect plan={plan} />
      <Textarea
        name="reason"
        label={t('orders.reason')}
        hint={t(plan?.isReasonNeeded ? 'orders.reasonNeeded' : 'orders.reasonOptional')}
        error={isReasonMissing && t('orders.reasonMissing')}
        rows={2}
        required={plan?.isReasonNeeded ?? false}
        maxLength={maxLengths.cancelReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
