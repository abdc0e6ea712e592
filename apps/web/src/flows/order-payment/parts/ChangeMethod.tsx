import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { CallOutput } from '@flower-market/api-client'
import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { changeMethodAtom } from '../order-payment.atoms.ts'
import { usePaying } from '../use-paying.ts'
import { methodsForOrders } from '../ways-for-orders.ts'
import styles from './PayOrder.module.css'

export interface ChangeMethodProps {
  order: CallOutput<'purchaseGet'>
  /** Kopecks. */
  due: number
  /** The ways by which the operator takes money now. */
  ways: CallOutput<'topUpWays'>
}

/** Another way to pay an order that waits for its money, among those that can. */
export function ChangeMethod({ order, due, ways }: ChangeMethodProps) {
  const t = useTranslate()
  const { isPaying, problem, run } = usePaying(useSetAtom(changeMethodAtom))
  const { paymentMethod: current } = order
  const [chosen, setChosen] = useState<string>(current)
  const amount = order.payment?.amount ?? due
  const able = methodsForOrders(ways, amount)
  const method = able.find((one) => one === chosen)
  const others = able.filter((one) => one !== current)
  if (others.length === 0) return null
  return (
    <div className={styles.method}>
      <ChoiceField
        label={t('history.payment')}
        error={problem && t(problem)}
        choices={[current, ...others].map((one) => ({
          value: one,
          label: t(`history.method.${one}`),
        }))}
        value={chosen}
        onValueChange={setChosen}
        className={styles.choice}
      />
      <Button
        size="l"
        loading={isPaying}
        disabled={method === undefined || chosen === current}
        onClick={() => method && run(order, method)}
      >
        {t('history.changeMethod')}
      </Button>
    </div>
  )
}
