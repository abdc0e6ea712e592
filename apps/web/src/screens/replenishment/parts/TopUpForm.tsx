import { isApiError } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Banner, Button, MoneyField, RadioCard, RadioCards, Stack } from '@flower-market/ui'
import { toFormError, useForm } from '@flower-market/app-runtime/forms'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import { amountProblemOf, type TopUpWay } from '../amount-problem.ts'
import { beginTopUpAtom } from '../top-up.atoms.ts'
import styles from './TopUp.module.css'

/** How much, and by which way. */
export function TopUpForm({ ways }: { ways: readonly TopUpWay[] }) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const go = useLocalizedNavigate()
  const begin = useSetAtom(beginTopUpAtom)
  const [amount, setAmount] = useState<number | null>(null)
  const [method, setMethod] = useState(ways[0]?.method)
  const way = ways.find((one) => one.method === method)
  const { problems, isSending, submit } = useForm({
    read: () => ({ amount, way }),
    findProblems: (values) => {
      const problem = values.way && amountProblemOf(values.amount, values.way)
      return problem ? { amount: problem } : null
    },
    send: async (values) => {
      if (values.amount === null || values.way === undefined) return
      const body = { kind: 'top-up', paymentMethod: values.way.method, amount: values.amount } as const
      go(paths.replenishment(await begin(body)))
    },
    toFormErrors: (error) => ({
      form: isApiError(error, 'payment-method-off') ? 'transactions.methodOff' : toFormError(error),
    }),
  })
  const limits = { min: format.money(way?.min ?? 0), max: format.money(way?.max ?? 0) }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Stack gap={5}>
        <MoneyField
          name="amount"
          label={t('transactions.amount')}
          hint={t('transactions.limits', limits)}
          error={problems.amount && t(problems.amount, limits)}
          minor={amount}
          onMinorChange={setAmount}
          locale={locale}
          sign="₽"
        />
        <RadioCards
          legend={t('transactions.way')}
          value={method ?? null}
          onValueChange={(chosen) => setMethod(ways.find((one) => one.method === chosen)?.method)}
        >
          {ways.map((one) => (
            <RadioCard
              key={one.method}
              value={one.method}
              title={t(`transactions.method.${one.method}`)}
              description={t(`transactions.wayText.${one.method}`)}
            />
          ))}
        </RadioCards>
        {problems.form && (
          <Banner tone="danger" role="alert">
            {t(problems.form)}
          </Banner>
        )}
        <Button type="submit" tone="primary" size="l" loading={isSending}>
          {t('transactions.continue')}
        </Button>
      </Stack>
    </form>
  )
}
