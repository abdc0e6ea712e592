import { Button } from '@flower-market/ui'
import { ConfirmDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import type { CreditableLine } from '../creditable.ts'
import { creditLinesAtom } from '../statement.atoms.ts'
import { seenOf, useDecision, type DecisionEnds } from '../use-decision.ts'

export interface CreditButtonProps {
  statementId: string
  lines: readonly CreditableLine[]
  tone: 'primary' | 'secondary'
  ends: DecisionEnds
  children: ReactNode
}

/** Credits lines to the invoices that they match, after saying what that does to the money. */
export function CreditButton({ statementId, lines, tone, ends, children }: CreditButtonProps) {
  const t = useTranslate()
  const format = useFormat()
  const credit = useSetAtom(creditLinesAtom)
  const [isOpen, setOpen] = useState(false)
  const decision = useDecision(lines, {
    onDone: () => {
      setOpen(false)
      ends.onDone()
    },
    onRefused: (ids) => {
      setOpen(false)
      ends.onRefused(ids)
    },
  })
  const sum = format.money(lines.reduce((total, { amount }) => total + amount, 0))
  const doubtful = lines.filter(({ verdict }) => verdict === 'doubtful').length
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button tone={tone}>{children}</Button>}
      title={t('statements.creditTitle', { sum })}
      tone="primary"
      confirmLabel={t('statements.creditDo', { sum })}
      keepLabel={t('statements.cancel')}
      isWorking={decision.isSending}
      problem={decision.problem && t(decision.problem)}
      onConfirm={() =>
        decision.run(() =>
          credit({
            params: { id: statementId },
            body: {
              lines: lines.map((line) => ({
                lineId: line._id,
                transactionId: line.invoice.transactionId,
                seen: seenOf(line),
              })),
            },
          }),
        )
      }
    >
      {t('statements.creditText', { count: lines.length, sum })}
      {doubtful > 0 && ` ${t('statements.creditDoubtful', { count: doubtful })}`}
    </ConfirmDialog>
  )
}
