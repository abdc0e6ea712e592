import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isApiError } from '@flower-market/api-client'
import { Banner, Button, MoneyField, RadioCard, RadioCards, Stack } from '@flower-market/ui'
import { useForm } from '@flower-market/app-runtime/forms'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { payByCardAtom } from '../../../flows/card-payment/card-payment.atoms.ts'
import { paths } from '../../../paths.ts'
import { amountProblemOf, type TopUpWay } from '../amount-problem.ts'
import { askedAmountOf } from '../asked-amount.ts'
import { CryptoTerms } from '../crypto/CryptoTerms.tsx'
import { beginCryptoAtom } from '../crypto/crypto.atoms.ts'
import { toTopUpProblem, type TopUpProblem } from '../top-up-problem.ts'
import { beginTopUpAtom } from '../top-up.atoms.ts'
import styles from './TopUp.module.css'

/** How much, and by which way: what the address names, else nothing yet and the first way. */
export function TopUpForm({ ways }: { ways: readonly TopUpWay[] }) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const go = useLocalizedNavigate()
  const begin = useSetAtom(beginTopUpAtom)
  const pay = useSetAtom(payByCardAtom)
  const beginCrypto = useSetAtom(beginCryptoAtom)
  const [search] = useSearchParams()
  const [amount, setAmount] = useState(askedAmountOf(search.get('amount')))
  const asked = ways.find((one) => one.method === search.get('method'))
  const [method, setMethod] = useState((asked ?? ways[0])?.method)
  const way = ways.find((one) => one.method === method)
  const [sums, setSums] = useState<TopUpProblem['sums']>({})
  const isCrypto = method === 'CRYPTO'
  const rate = useResource('cryptoRate', isCrypto ? {} : null)
  const rateNow = rate.status === 'ready' ? rate.data.rate : null
  const { problems, isSending, submit } = useForm({
    read: () => ({ amount, way }),
    findProblems: (values) => {
      const problem = values.way && amountProblemOf(values.amount, values.way)
      return problem ? { amount: problem } : null
    },
    send: async (values) => {
      if (values.amount === null || values.way === undefined) return
      const { amount: sum, way: chosen } = values
      if (chosen.method === 'CRYPTO') {
        if (rateNow !== null) go(paths.replenishment(await beginCrypto({ amount: sum, rate: rateNow })))
        return
      }
      const body = { kind: 'top-up', paymentMethod: chosen.method, amount: sum } as const
      const id = await begin(body)
      if (chosen.method !== 'CARD') go(paths.replenishment(id))
      // Where the page of the bank cannot be opened, the payment's own page offers another try.
      else await pay({ transactionId: id }, locale).catch(() => go(paths.cardPayment(id)))
    },
    toFormErrors: (error) => {
      if (isApiError(error, 'quote-expired')) rate.refresh()
      const problem = toTopUpProblem(error)
      setSums(problem.sums)
      return { form: problem.message }
    },
  })
  const moneyOf = (amounts: TopUpProblem['sums']) =>
    Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, format.money(minor)]))
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
        {isCrypto && <CryptoTerms resource={rate} amount={amount} />}
        {problems.form && (
          <Banner tone="danger" role="alert">
            {t(problems.form, moneyOf(sums))}
          </Banner>
        )}
        <Button
          type="submit"
          tone="primary"
          size="l"
          loading={isSending}
          disabled={isCrypto && rateNow === null}
        >
          {t(isCrypto ? 'crypto.getAddress' : 'transactions.continue')}
        </Button>
      </Stack>
    </form>
  )
}
