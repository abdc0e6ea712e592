import { maxLengths } from '@flower-market/api-client'
import type { IsoDate } from '@flower-market/flower-domain'
import { NamedDayField } from '@flower-market/app-runtime/day-field'
import { FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { Textarea, TextField } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { enterRatesAtom } from '../day-closing.atoms.ts'
import {
  findRatesProblems,
  readRates,
  toRatesErrors,
  type RatesField,
  type TypedRates,
} from './rates-form.ts'

export interface EnterRatesDialogProps {
  /** In Moscow. */
  today: IsoDate
  onClose: () => void
}

/** Enters the rates of a day that could not be read, with the reason. */
export function EnterRatesDialog({ today, onClose }: EnterRatesDialogProps) {
  const t = useTranslate()
  const enter = useSetAtom(enterRatesAtom)
  const notify = useSetAtom(notifyAtom)
  const { problems, isSending, submit } = useForm<TypedRates, RatesField>({
    read: readRates,
    findProblems: (typed) => findRatesProblems(typed, today),
    send: async (typed) => {
      await enter(typed)
      notify({ tone: 'success', message: 'books.ratesEntered' })
      onClose()
    },
    toFormErrors: toRatesErrors,
  })
  return (
    <FormDialog
      title={t('books.enterRatesTitle')}
      description={t('books.enterRatesText')}
      submitLabel={t('books.enterRatesDo')}
      cancelLabel={t('books.cancelDialog')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <NamedDayField
        name="date"
        label={t('books.day')}
        defaultValue={today}
        max={today}
        error={problems.date && t(problems.date)}
      />
      {(['USD', 'EUR'] as const).map((currency) => (
        <TextField
          key={currency}
          name={currency}
          label={t('books.rateOf', { currency })}
          trailing="₽"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={problems[currency] && t(problems[currency])}
        />
      ))}
      <Textarea
        name="reason"
        label={t('books.rateReason')}
        rows={2}
        maxLength={maxLengths.staffReason}
        error={problems.reason && t(problems.reason)}
      />
    </FormDialog>
  )
}
