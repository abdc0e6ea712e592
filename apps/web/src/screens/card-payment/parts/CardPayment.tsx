import { PageHeader, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import type { CardTransaction } from '../../../flows/card-payment/card-payment.atoms.ts'
import { CardRefunds } from '../../../components/card-refunds/CardRefunds.tsx'
import { ReceiptLinks } from '../../../components/receipt-links/ReceiptLinks.tsx'
import { cardStandingOf, type CardStanding } from '../../../flows/card-payment/card-standing.ts'
import { paths } from '../../../paths.ts'
import { CardActions } from './CardActions.tsx'
import styles from './CardPayment.module.css'
import { StandingIcon } from './StandingIcon.tsx'

const texts: Readonly<Record<Exclude<CardStanding, 'paid' | 'rejected'>, MessageId>> = {
  'not-opened': 'transactions.card.not-openedText',
  waiting: 'transactions.card.waitingText',
  declined: 'transactions.card.declinedText',
  abandoned: 'transactions.card.abandonedText',
  checking: 'transactions.card.checkingText',
}

function useTexts({ kind, amount, orders, reason }: CardTransaction, standing: CardStanding) {
  const t = useTranslate()
  const format = useFormat()
  if (standing === 'paid') {
    const count = orders.length
    const numbers = orders.map(({ number }) => number).join(', ')
    return kind === 'top-up'
      ? [t('transactions.card.paid'), t('transactions.card.paidText', { amount: format.money(amount) })]
      : [t('transactions.card.ordersPaid', { count, numbers }), t('transactions.card.ordersPaidText')]
  }
  if (standing === 'rejected') return [t('transactions.card.rejected'), reason]
  return [t(`transactions.card.${standing}`), t(texts[standing])]
}

/** What became of a payment by card, and the way on from there. */
export function CardPayment({ transaction }: { transaction: CardTransaction }) {
  const t = useTranslate()
  const format = useFormat()
  const standing = cardStandingOf(transaction)
  const [title, text] = useTexts(transaction, standing)
  const { kind, number, amount } = transaction
  return (
    <article className={styles.payment}>
      {/* Whoever waits hears the answer when it comes. */}
      <div aria-live="polite" className={styles.standing} data-standing={standing}>
        <PageHeader
          className={styles.title}
          back={
            <TextLink asChild tone="quiet">
              <LocalizedLink to={paths.transactions()}>{t('transactions.title')}</LocalizedLink>
            </TextLink>
          }
          title={title}
        />
        <div className={styles.answer}>
          <StandingIcon standing={standing} />
          <p>{text}</p>
        </div>
      </div>
      <p className={styles.facts}>
        <span>{t('transactions.card.number', { number })}</span>
        <b>{format.money(amount, 'RUB', kind === 'orders')}</b>
      </p>
      <CardRefunds refunds={transaction.refunds} />
      <ReceiptLinks receipts={transaction.receipts} />
      <CardActions transaction={transaction} standing={standing} />
    </article>
  )
}
