import { useSetAtom } from 'jotai'
import { isAwaitingPayment } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { Button, Price, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { allResources, useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../../paths.ts'
import { payFromBalanceAtom } from '../order-payment.atoms.ts'
import { usePaying } from '../use-paying.ts'
import { ChangeMethod } from './ChangeMethod.tsx'
import styles from './PayOrder.module.css'

type Order = CallOutput<'purchaseGet'>

/** How an order that waits for its money is paid; nothing for the others. */
export function PayOrder({ order }: { order: Order }) {
  const due = isAwaitingPayment(order) ? order.totals.due : 0
  return due > 0 ? <AwaitedPayment order={order} due={due} /> : null
}

function AwaitedPayment({ order, due }: { order: Order; due: number }) {
  const t = useTranslate()
  const format = useFormat()
  const known = allResources(useResource('accountList', {}), useResource('topUpWays', {}))
  const { isPaying, problem, run } = usePaying(useSetAtom(payFromBalanceAtom))
  const [accounts, ways] = known.status === 'ready' ? known.data : [null, []]
  const balance = accounts?.find(({ type }) => type === 'RUBLE')?.amount ?? 0
  const missing = Math.max(0, due - balance)
  const { payment } = order
  return (
    <section aria-labelledby="pay-order" className={styles.pay}>
      <div className={styles.due}>
        <h2 id="pay-order" className={styles.title}>
          {t('history.due')}
        </h2>
        <Price parts={format.moneyParts(due, 'RUB', true)} size="l" />
        {payment !== null && payment.method !== 'CASH' && (
          <TextLink asChild>
            <LocalizedLink to={paths.replenishment(payment._id)}>{t('history.paymentDetails')}</LocalizedLink>
          </TextLink>
        )}
      </div>
      <div className={styles.balance}>
        <Button
          tone="primary"
          loading={isPaying}
          disabled={accounts === null || missing > 0}
          onClick={() => run(order._id)}
        >
          {t('history.payFromBalance', { amount: format.money(due, 'RUB', true) })}
        </Button>
        {accounts !== null && missing > 0 && (
          <p className={styles.missing}>
            {t('history.missing', { missing: format.money(missing, 'RUB', true) })}{' '}
            <TextLink asChild>
              <LocalizedLink to={paths.replenishment()}>{t('history.topUp')}</LocalizedLink>
            </TextLink>
          </p>
        )}
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {t(problem)}
          </p>
        )}
      </div>
      <ChangeMethod key={payment?._id} order={order} due={due} ways={ways} />
    </section>
  )
}
