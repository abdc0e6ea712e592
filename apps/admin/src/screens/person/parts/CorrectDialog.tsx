import type { CallOutput } from '@flower-market/api-client'
import {
  availableAfter,
  correctionChange,
  currencyOfWallet,
  currencySymbols,
} from '@flower-market/flower-domain'
import { MoneyField } from '@flower-market/ui'
import { FormDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { correctMoneyAtom } from '../person.atoms.ts'
import { usePersonForm } from '../use-person-form.ts'
import { Effect } from './Effect.tsx'
import { ReasonField } from './ReasonField.tsx'

type Person = CallOutput<'personGet'>
type Movement = Person['movements']['items'][number]

export interface CorrectDialogProps {
  person: Person
  movement: Movement
  correctable: NonNullable<Movement['correctable']>
  onClose: () => void
}

/** Corrects an operation by hand: what it should have been, why, and what the balance will be. */
export function CorrectDialog({ person, movement, correctable, onClose }: CorrectDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const correct = useSetAtom(correctMoneyAtom)
  const [amount, setAmount] = useState<number | null>(Math.abs(correctable.standing))
  const currency = currencyOfWallet(movement.type)
  const available = person.accounts.find(({ _id }) => _id === movement.accountId)?.available ?? 0
  const right = amount === null ? null : correctable.operation === 'compensation' ? amount : -amount
  const change = right === null ? null : correctionChange({ ...correctable, right })
  const after = change === null ? null : availableAfter(available, change)
  const [isTried, setTried] = useState(false)
  const form = usePersonForm(async (reason) => {
    if (right === null) return
    const body = { operationId: movement.operationId, right, seenAvailable: available, reason }
    await correct({ params: { id: person._id }, body })
  }, onClose)
  const error =
    change !== null && after === null
      ? t('people.notEnough')
      : isTried && change === null && t('people.nothingToCorrect')
  return (
    <FormDialog
      title={t('people.correct.title', { kind: t(`labels.movement.${movement.kind}`) })}
      description={t('people.correct.text', {
        standing: format.signedMoney(correctable.standing, currency),
        moment: format.moment(movement.date),
      })}
      submitLabel={t('people.correct.do')}
      cancelLabel={t('people.cancel')}
      isSending={form.isSending}
      problem={form.problem && t(form.problem)}
      onSubmit={(event) => {
        setTried(true)
        if (after === null) event.preventDefault()
        else form.submit(event)
      }}
      onClose={onClose}
    >
      <MoneyField
        name="right"
        label={t('people.correct.right')}
        minor={amount}
        onMinorChange={(minor) => setAmount(minor !== null && minor >= 0 ? minor : null)}
        locale={locale === 'ru' ? 'ru-RU' : 'en-US'}
        sign={currencySymbols[currency]}
        error={error}
        required
        autoComplete="off"
      />
      <ReasonField {...form.reasonField} hint={t('people.reasonRead')} />
      <Effect before={available} after={after} currency={currency} />
    </FormDialog>
  )
}
