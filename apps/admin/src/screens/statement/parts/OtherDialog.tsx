import { RadioGroup, Radio } from '@flower-market/ui'
import { FormDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { creditLinesAtom, creditPersonAtom } from '../statement.atoms.ts'
import { seenOf, useDecision } from '../use-decision.ts'
import { InvoiceSearch, PersonSearch, type FoundTarget } from './TargetSearch.tsx'
import { ReasonField } from './ReasonField.tsx'
import type { LineDialogProps } from './ExcludeDialog.tsx'
import styles from './OtherDialog.module.css'

const kinds = ['invoice', 'person'] as const
type Kind = (typeof kinds)[number]

/** Credits a line to another open invoice or to a person's balance, with a reason. */
export function OtherDialog({ statementId, line, ends, onClose }: LineDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const creditLines = useSetAtom(creditLinesAtom)
  const creditPerson = useSetAtom(creditPersonAtom)
  const [kind, setKind] = useState<Kind>('invoice')
  const [target, setTarget] = useState<FoundTarget | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const decision = useDecision([line], ends)
  const isReasonMissing = reason.trim() === ''
  const sum = format.money(line.amount)
  const search = { target, onTargetChange: setTarget, isMissing: isTried && target === null }
  const send = ({ id }: FoundTarget): void => {
    const params = { id: statementId }
    const given = { lineId: line._id, seen: seenOf(line) }
    const why = reason.trim()
    decision.run(() =>
      kind === 'invoice'
        ? creditLines({ params, body: { lines: [{ ...given, transactionId: id }], reason: why } })
        : creditPerson({ params, body: { ...given, personId: id, reason: why } }),
    )
  }
  return (
    <FormDialog
      className={styles.dialog}
      title={t('statements.otherTitle', { sum })}
      description={t('statements.otherText', {
        payer: line.payer.name || t('statements.noPayer'),
        purpose: line.purpose || '—',
      })}
      submitLabel={t('statements.creditDo', { sum })}
      cancelLabel={t('statements.cancel')}
      isSending={decision.isSending}
      problem={decision.problem && t(decision.problem)}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (target !== null && !isReasonMissing) send(target)
      }}
      onClose={onClose}
    >
      <RadioGroup
        legend={t('statements.target')}
        value={kind}
        onValueChange={(value) => {
          setKind(kinds.find((one) => one === value) ?? 'invoice')
          setTarget(null)
        }}
      >
        {kinds.map((one) => (
          <Radio key={one} value={one}>
            {t(`statements.target.${one}`)}
          </Radio>
        ))}
      </RadioGroup>
      {kind === 'invoice' ? <InvoiceSearch {...search} /> : <PersonSearch {...search} />}
      <ReasonField reason={reason} isMissing={isTried && isReasonMissing} onChange={setReason} />
      <p aria-live="polite" className={styles.effect}>
        {target !== null && t(`statements.effect.${kind}`, { sum, name: target.name })}
      </p>
    </FormDialog>
  )
}
