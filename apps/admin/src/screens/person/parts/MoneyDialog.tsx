import type { CallOutput } from '@flower-market/api-client'
import {
  availableAfter,
  currencyOfWallet,
  currencySymbols,
  staffOperationChange,
  type StaffOperation,
} from '@flower-market/flower-domain'
import { MoneyField } from '@flower-market/ui'
import { ChoiceField, FormDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { moveMoneyAtom } from '../person.atoms.ts'
import { usePersonForm } from '../use-person-form.ts'
import { Effect } from './Effect.tsx'
import { ReasonField } from './ReasonField.tsx'

export interface MoneyDialogProps {
  person: CallOutput<'personGet'>
  operation: StaffOperation
  onClose: () => void
}

/** Credits a balance or writes off from it: how much, why, and what the balance will be. */
export function MoneyDialog({ person, operation, onClose }: MoneyDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const move = useSetAtom(moveMoneyAtom)
  const [type, setType] = useState(person.accounts[0]?.type ?? 'RUBLE')
  const [amount, setAmount] = useState<number | null>(null)
  const [isAmountMissing, setAmountMissing] = useState(false)
  const currency = currencyOfWallet(type)
  const available = person.accounts.find((account) => account.type === type)?.available ?? 0
  const after = amount === null ? null : availableAfter(available, staffOperationChange(operation, amount))
  const isTooMuch = amount !== null && after === null
  const form = usePersonForm(async (reason) => {
    if (amount === null) return
    const body = { operation, currency, amount, seenAvailable: available, reason }
    await move({ params: { id: person._id }, body })
  }, onClose)
  const error = isTooMuch
    ? t('people.notEnough')
    : isAmountMissing && amount === null && t('people.amountMissing')
  return (
    <FormDialog
      title={t(`people.${operation}.title`)}
      description={`${person.name} ${person.surname}`.trim()}
      submitLabel={t(`people.${operation}.do`)}
      cancelLabel={t('people.cancel')}
      isSending={form.isSending}
      problem={form.problem && t(form.problem)}
      onSubmit={(event) => {
        setAmountMissing(amount === null)
        if (amount === null || isTooMuch) event.preventDefault()
        else form.submit(event)
      }}
      onClose={onClose}
    >
      {person.accounts.length > 1 && (
        <ChoiceField
          label={t('people.account')}
          value={type}
          onValueChange={(chosen) => {
            const found = person.accounts.find((account) => account.type === chosen)
            if (found) setType(found.type)
          }}
          choices={person.accounts.map((account) => ({
            value: account.type,
            label: t('people.accountOf', {
              name: t(`people.wallet.${account.type}`),
              available: format.money(account.available, currencyOfWallet(account.type)),
            }),
          }))}
        />
      )}
      <MoneyField
        name="amount"
        label={t('people.amount')}
        minor={amount}
        onMinorChange={(minor) => setAmount(minor !== null && minor > 0 ? minor : null)}
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
