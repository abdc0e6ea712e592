import type { LaterPaymentMethod } from '@flower-market/flower-domain'
import { Button, TableCell, TableRow, TextLink } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { ConfirmDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { confirmPaymentAtom, type OpenPayment } from '../open-payments.atoms.ts'
import styles from './PaymentRow.module.css'

/** A payment, and the way to confirm that its money has come. */
export function PaymentRow({ payment }: { payment: OpenPayment }) {
  const t = useTranslate()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const confirm = useSetAtom(confirmPaymentAtom)
  const { isSaving, problem, run } = useSaving(async () => {
    await confirm(payment)
    setOpen(false)
  })
  const { number, person, orders, date, amount, proof } = payment
  const method = t(`books.method.${payment.method as LaterPaymentMethod}`)
  const sum = format.money(amount)
  const name = person.company || person.name || person.email
  return (
    <TableRow>
      <TableCell className={styles.number}>{number}</TableCell>
      <TableCell label={t('books.paymentOf')}>
        <LocalizedLink to={paths.person(person._id)} className={styles.link}>
          {name}
        </LocalizedLink>
        {name !== person.name && <span className={styles.more}>{person.name}</span>}
      </TableCell>
      <TableCell label={t('books.paymentFor')}>
        {orders.length === 0
          ? t('books.forBalance')
          : orders.map((order) => (
              <LocalizedLink key={order._id} to={paths.order(order._id)} className={styles.order}>
                {t('books.forOrder', { number: String(order.number) })}
              </LocalizedLink>
            ))}
      </TableCell>
      <TableCell label={t('books.paymentMethod')}>
        {method}
        {proof !== null && (
          <TextLink href={proof} target="_blank" rel="noreferrer" className={styles.more}>
            {t('books.openProof')}
          </TextLink>
        )}
      </TableCell>
      <TableCell label={t('books.when')} className={styles.when}>
        {format.moment(date)}
      </TableCell>
      <TableCell align="end" label={t('books.amount')} className={styles.sum}>
        <ColumnAmount>{sum}</ColumnAmount>
      </TableCell>
      <TableCell align="end">
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          trigger={
            <Button size="s" aria-label={t('books.takeOne', { number: String(number) })}>
              {t('books.take')}
            </Button>
          }
          title={t('books.takeTitle', { sum })}
          tone="primary"
          confirmLabel={t('books.takeDo')}
          keepLabel={t('books.takeNot')}
          isWorking={isSaving}
          problem={problem && t(problem)}
          onConfirm={() => run()}
        >
          {t(orders.length === 0 ? 'books.takeForBalance' : 'books.takeForOrders', { name, sum, method })}
        </ConfirmDialog>
      </TableCell>
    </TableRow>
  )
}
