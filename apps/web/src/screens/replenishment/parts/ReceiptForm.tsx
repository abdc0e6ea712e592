import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Banner, Button, MoneyField, Stack, TextField } from '@flower-market/ui'
import { addDays, moscowDateOf } from '@flower-market/flower-domain'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { NamedDayField } from '@flower-market/app-runtime/day-field'
import { useForm } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { proofProblemOf } from '../proof-problem.ts'
import { readReceipt, findReceiptProblems } from '../receipt-form.ts'
import { enterReceiptAtom } from '../top-up.atoms.ts'
import styles from './TopUp.module.css'

const numbers = [
  { name: 'fiscalDrive', label: 'transactions.fiscalDrive', hint: 'transactions.fiscalDriveHint' },
  { name: 'document', label: 'transactions.fiscalDocument', hint: null },
  { name: 'fiscalSign', label: 'transactions.fiscalSign', hint: null },
] as const

interface ReceiptFormProps {
  id: string
  /** What was asked for, in kopecks. */
  amount: number
  onEntered: () => void
  onBack: () => void
}

/** The fiscal data of a receipt whose QR cannot be read, typed from its paper. */
export function ReceiptForm({ id, amount, onEntered, onBack }: ReceiptFormProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const enter = useSetAtom(enterReceiptAtom)
  const [sum, setSum] = useState<number | null>(amount)
  const { problems, isSending, submit } = useForm({
    read: (fields) => readReceipt(fields, sum),
    findProblems: findReceiptProblems,
    send: async ({ sum: typed, ...receipt }) => {
      if (typed === null) return
      await enter({ id, receipt: { ...receipt, sum: typed } })
      onEntered()
    },
    toFormErrors: (error) => ({ form: proofProblemOf(error) }),
  })
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={t('transactions.receiptData')}>
      <Stack gap={4}>
        <p>{t('transactions.receiptDataText')}</p>
        <MoneyField
          name="sum"
          label={t('transactions.amount')}
          error={problems.sum && t(problems.sum)}
          minor={sum}
          onMinorChange={setSum}
          locale={locale}
          sign="₽"
        />
        <div className={styles.moment}>
          <NamedDayField
            name="day"
            label={t('transactions.receiptDay')}
            // East of Moscow the day of the till may have begun already.
            max={addDays(moscowDateOf(now()), 1)}
            error={problems.day && t(problems.day)}
          />
          <TextField
            name="time"
            type="time"
            label={t('transactions.receiptClock')}
            error={problems.time && t(problems.time)}
          />
        </div>
        {numbers.map(({ name, label, hint }) => {
          const problem = problems[name]
          return (
            <TextField
              key={name}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              maxLength={24}
              label={t(label)}
              hint={hint && t(hint)}
              error={problem && t(problem)}
            />
          )
        })}
        {problems.form && (
          <Banner tone="danger" role="alert">
            {t(problems.form)}
          </Banner>
        )}
        <div className={styles.actions}>
          <Button type="submit" tone="primary" loading={isSending}>
            {t('transactions.sendReceipt')}
          </Button>
          <Button tone="quiet" onClick={onBack}>
            {t('transactions.backToPicture')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
