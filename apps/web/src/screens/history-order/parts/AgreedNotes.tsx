import type { ReactNode } from 'react'
import { lineShortfall } from '@flower-market/flower-domain'
import { Banner } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { isAgreedLess, type Order, type OrderPosition } from '../order-facts.ts'

function bold(words: ReactNode) {
  return <b>{words}</b>
}

/** What was agreed less than asked, line by line, and where the difference went. */
export function AgreedNotes({ order }: { order: Order }) {
  const t = useTranslate()
  const format = useFormat()
  const less = order.lines.filter(isAgreedLess)
  if (less.length === 0) return null
  const wordsOf = (line: OrderPosition) => {
    const values = {
      plantation: line.plantation,
      name: t('flowers.nameWithLength', { variety: line.variety, length: line.lengthCm }),
      agreed: t('flowers.stems', { count: line.agreedQuantity }),
      requested: format.number(line.quantity),
      amount: format.money(lineShortfall(line).minor, 'RUB', true),
    }
    return t.rich(order.paymentStatus === 'paid' ? 'history.agreedLessRefunded' : 'history.agreedLess', {
      ...values,
      b: bold,
    })
  }
  return (
    <Banner tone="warn">
      <ul>
        {less.map((line) => (
          <li key={line.code}>{wordsOf(line)}</li>
        ))}
      </ul>
    </Banner>
  )
}
