import type { ReactNode } from 'react'
import { lineShortfall } from '@flower-market/flower-domain'
import { Banner } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import {
  deliveredStems,
  isAgreedLess,
  isDeliveredLess,
  type Order,
  type OrderPosition,
} from '../order-facts.ts'

function bold(words: ReactNode) {
  return <b>{words}</b>
}

/** What was agreed or delivered less than before, line by line, why, and where the difference went. */
export function AgreedNotes({ order }: { order: Order }) {
  const t = useTranslate()
  const format = useFormat()
  const isCredited = order.paymentStatus === 'paid'
  const nameOf = ({ variety, lengthCm }: OrderPosition) =>
    t('flowers.nameWithLength', { variety, length: lengthCm })
  const agreedNote = (line: OrderPosition) =>
    t.rich(isCredited ? 'history.agreedLessRefunded' : 'history.agreedLess', {
      plantation: line.plantation,
      name: nameOf(line),
      agreed: t('flowers.stems', { count: line.agreedQuantity }),
      requested: format.number(line.quantity),
      amount: format.money(lineShortfall(line).minor, 'RUB', true),
      b: bold,
    })
  const deliveredNote = (line: OrderPosition) =>
    t.rich(isCredited ? 'history.deliveredLessRefunded' : 'history.deliveredLess', {
      plantation: line.plantation,
      name: nameOf(line),
      delivered: t('flowers.stems', { count: deliveredStems(order, line) }),
      agreed: format.number(line.agreedQuantity),
      amount: format.money(
        (line.agreedQuantity - deliveredStems(order, line)) * line.agreedPrice,
        'RUB',
        true,
      ),
      b: bold,
    })
  const reasonsOf = (line: OrderPosition) =>
    order.credits.filter(({ code }) => code === line.code).map(({ reason }) => reason)
  const agreedLess = order.lines.filter(isAgreedLess)
  const deliveredLess =
    order.status === 'return' ? [] : order.lines.filter((line) => isDeliveredLess(order, line))
  if (agreedLess.length + deliveredLess.length === 0) return null
  return (
    <Banner tone="warn">
      <ul>
        {agreedLess.map((line) => (
          <li key={line.code}>
            {agreedNote(line)} {reasonsOf(line)[0]}
          </li>
        ))}
        {deliveredLess.map((line) => (
          <li key={line.code}>
            {deliveredNote(line)} {reasonsOf(line).at(-1)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
