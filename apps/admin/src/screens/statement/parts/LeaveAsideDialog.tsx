import { FormDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { leftAsideAtom, type StatementLine } from '../statement.atoms.ts'
import { seenOf, useDecision, type DecisionEnds } from '../use-decision.ts'
import { ReasonField } from './ReasonField.tsx'

export interface LineDialogProps {
  statementId: string
  line: StatementLine
  ends: DecisionEnds
  onClose: () => void
}

/** Leaves a line aside that is no payment of a buyer: nothing is credited. */
export function LeaveAsideDialog({ statementId, line, ends, onClose }: LineDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const leaveAside = useSetAtom(leftAsideAtom)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const decision = useDecision([line], ends)
  const isMissing = reason.trim() === ''
  const sum = format.money(line.amount)
  return (
    <FormDialog
      title={t('statements.leaveAsideTitle', { sum })}
      description={t('statements.leaveAsideText', { sum, payer: line.payer.name || t('statements.noPayer') })}
      submitLabel={t('statements.leaveAsideDo')}
      cancelLabel={t('statements.cancel')}
      isSending={decision.isSending}
      problem={decision.problem && t(decision.problem)}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isMissing) return
        const body = { lineId: line._id, seen: seenOf(line), reason: reason.trim() }
        decision.run(() => leaveAside({ params: { id: statementId }, body }))
      }}
      onClose={onClose}
    >
      <ReasonField reason={reason} isMissing={isTried && isMissing} onChange={setReason} />
    </FormDialog>
  )
}
