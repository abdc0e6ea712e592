import { FormDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { excludeLineAtom, type StatementLine } from '../statement.atoms.ts'
import { seenOf, useDecision, type DecisionEnds } from '../use-decision.ts'
import { ReasonField } from './ReasonField.tsx'

export interface LineDialogProps {
  statementId: string
  line: StatementLine
  ends: DecisionEnds
  onClose: () => void
}

/** Excludes a line that is no payment of a buyer: nothing is credited. */
export function ExcludeDialog({ statementId, line, ends, onClose }: LineDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const exclude = useSetAtom(excludeLineAtom)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const decision = useDecision([line], ends)
  const isMissing = reason.trim() === ''
  const sum = format.money(line.amount)
  return (
    <FormDialog
      title={t('statements.excludeTitle', { sum })}
      description={t('statements.excludeText', { sum, payer: line.payer.name || t('statements.noPayer') })}
      submitLabel={t('statements.excludeDo')}
      cancelLabel={t('statements.cancel')}
      isSending={decision.isSending}
      problem={decision.problem && t(decision.problem)}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isMissing) return
        const body = { lineId: line._id, seen: seenOf(line), reason: reason.trim() }
        decision.run(() => exclude({ params: { id: statementId }, body }))
      }}
      onClose={onClose}
    >
      <ReasonField reason={reason} isMissing={isTried && isMissing} onChange={setReason} />
    </FormDialog>
  )
}
