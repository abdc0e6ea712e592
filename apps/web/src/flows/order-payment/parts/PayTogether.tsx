import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { isAwaitingPayment } from '@flower-market/flower-domain'
import { maxOrdersTogether, type CallOutput } from '@flower-market/api-client'
import { Button, Checkbox } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { paths } from '../../../paths.ts'
import { payTogetherAtom } from '../order-payment.atoms.ts'
import { usePaying } from '../use-paying.ts'
import { methodsForOrders } from '../ways-for-orders.ts'
import styles from './PayTogether.module.css'

type OrderRow = CallOutput<'purchaseList'>['items'][number]

/** Pays several orders of a list that wait for their money by one payment; nothing where fewer than two wait. */
export function PayTogether({ rows }: { rows: readonly OrderRow[] }) {
  const awaited = rows.filter(isAwaitingPayment).slice(0, maxOrdersTogether)
  return awaited.length < 2 ? null : <AwaitedOrders rows={awaited} />
}

function AwaitedOrders({ rows }: { rows: readonly OrderRow[] }) {
  const t = useTranslate()
  const format = useFormat()
  const go = useLocalizedNavigate()
  const panelId = useId()
  const ways = useResource('topUpWays', {})
  const payTogether = useSetAtom(payTogetherAtom)
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<string | null>(null)
  const chosen = rows.filter(({ _id }) => !left.has(_id))
  const sum = chosen.reduce((total, row) => total + row.due, 0)
  const able = ways.status === 'ready' ? methodsForOrders(ways.data, sum) : []
  const method = able.find((one) => one === wanted) ?? able[0]
  const { isPaying, problem, run } = usePaying(async () => {
    if (method === undefined) return
    const ids = chosen.map(({ _id }) => _id)
    go(paths.replenishment(await payTogether({ ids, paymentMethod: method })))
  })
  const toggle = (id: string, isChosen: boolean): void => {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  const total = rows.reduce((amount, row) => amount + row.due, 0)
  return (
    <section aria-label={t('history.payTogether')} className={styles.together}>
      <div className={styles.head}>
        <p>
          {t('history.awaited', { count: rows.length })}{' '}
          <b className={styles.sum}>{format.money(total, 'RUB', true)}</b>
        </p>
        <Button size="s" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
          {t('history.payTogether')}
        </Button>
      </div>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        <ul>
          {rows.map(({ _id, number, deliveryFrom, due }) => (
            <li key={_id} className={styles.row}>
              <Checkbox
                checked={!left.has(_id)}
                onChange={(event) => toggle(_id, event.target.checked)}
                trailing={format.money(due, 'RUB', true)}
              >
                {t('history.order', { number: String(number) })} · {format.day(deliveryFrom, 'day')}
              </Checkbox>
            </li>
          ))}
        </ul>
        <div className={styles.pay}>
          <ChoiceField
            label={t('history.payment')}
            error={problem && t(problem)}
            choices={able.map((one) => ({ value: one, label: t(`history.method.${one}`) }))}
            value={method ?? ''}
            onValueChange={setWanted}
          />
          <Button
            tone="primary"
            size="l"
            loading={isPaying}
            disabled={chosen.length === 0 || method === undefined}
            onClick={() => run()}
          >
            {t('history.payAmount', { amount: format.money(sum, 'RUB', true) })}
          </Button>
        </div>
      </div>
    </section>
  )
}
