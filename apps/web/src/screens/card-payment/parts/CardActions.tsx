import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import type { CardTransaction } from '../../../flows/card-payment/card-payment.atoms.ts'
import type { CardStanding } from '../../../flows/card-payment/card-standing.ts'
import { PayByCard } from '../../../flows/card-payment/PayByCard.tsx'
import { paths } from '../../../paths.ts'
import styles from './CardPayment.module.css'

interface CardActionsProps {
  transaction: CardTransaction
  standing: CardStanding
}

/** What can be done now: pay again, or go on to what was paid. */
function MainAction({ transaction, standing }: CardActionsProps) {
  const t = useTranslate()
  const { _id: transactionId, amount, status, kind, card } = transaction
  switch (standing) {
    case 'waiting':
      return card?.url == null ? null : (
        <Button asChild size="l">
          {/* Another site, or the sandbox's page: no route of the shop. */}
          <a href={card.url}>{t('transactions.card.toPage')}</a>
        </Button>
      )
    case 'not-opened':
      return <PayByCard subject={{ transactionId }}>{t('transactions.card.pay')}</PayByCard>
    case 'declined':
      return <PayByCard subject={{ transactionId }}>{t('transactions.card.again')}</PayByCard>
    case 'abandoned':
      return (
        <PayByCard subject={status === 'REJECTED' ? { topUpMinor: amount } : { transactionId }}>
          {t('transactions.card.again')}
        </PayByCard>
      )
    case 'rejected':
      return kind === 'top-up' ? (
        <PayByCard subject={{ topUpMinor: amount }}>{t('transactions.card.again')}</PayByCard>
      ) : null
    case 'paid':
    case 'checking':
      return null
  }
}

/** The way on from a payment by card. */
export function CardActions({ transaction, standing }: CardActionsProps) {
  const t = useTranslate()
  const [order] = transaction.orders
  const isPaid = standing === 'paid'
  return (
    <div className={styles.actions}>
      <MainAction transaction={transaction} standing={standing} />
      {order !== undefined && (
        <Button asChild size="l" {...(isPaid && { tone: 'primary' })}>
          <LocalizedLink to={paths.historyOrder(order._id)}>{t('transactions.card.toOrder')}</LocalizedLink>
        </Button>
      )}
      {order === undefined && isPaid && (
        <Button asChild size="l" tone="primary">
          <LocalizedLink to={paths.catalog()}>{t('transactions.card.toCatalog')}</LocalizedLink>
        </Button>
      )}
      {order === undefined && !isPaid && standing !== 'waiting' && (
        <Button asChild size="l">
          <LocalizedLink to={paths.replenishment()}>{t('transactions.card.otherWay')}</LocalizedLink>
        </Button>
      )}
    </div>
  )
}
