import type { CallOutput } from '@flower-market/api-client'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TextLink,
} from '@flower-market/ui'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

export interface ClientOrdersProps {
  orders: Extract<CallOutput<'userById'>, { view: 'client' }>['orders']
}

/** The newest orders of a client. */
export function ClientOrders({ orders }: ClientOrdersProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <PageSection id="orders" title={t('users.orders')} hint={t('users.earningsHint')}>
      {orders.length === 0 ? (
        <p>{t('users.noOrders')}</p>
      ) : (
        <Table aria-label={t('users.orders')}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('users.orderNumber')}</TableHeaderCell>
              <TableHeaderCell>{t('users.orderPlaced')}</TableHeaderCell>
              <TableHeaderCell>{t('users.orderDelivery')}</TableHeaderCell>
              <TableHeaderCell>{t('users.orderStatus')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('users.orderSum')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('users.earnings')}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map(
              ({ _id, kind, number, issueDate, deliveryFrom, status, sum, earnings, earningsState }) => (
                <TableRow key={number}>
                  <TableCell label={t('users.orderNumber')}>
                    <TextLink asChild>
                      <LocalizedLink to={paths.historyOrder(_id, kind)}>{number}</LocalizedLink>
                    </TextLink>
                  </TableCell>
                  <TableCell label={t('users.orderPlaced')}>{format.dayOf(issueDate)}</TableCell>
                  <TableCell label={t('users.orderDelivery')}>{format.day(deliveryFrom, 'full')}</TableCell>
                  <TableCell label={t('users.orderStatus')}>{t(`users.orderStatus.${status}`)}</TableCell>
                  <TableCell label={t('users.orderSum')} align="end">
                    <ColumnAmount>{format.money(sum)}</ColumnAmount>
                  </TableCell>
                  <TableCell label={t('users.earnings')} align="end">
                    <ColumnAmount>
                      {earningsState === 'expected'
                        ? t('users.expectedAmount', { amount: format.money(earnings) })
                        : format.money(earnings)}
                    </ColumnAmount>
                  </TableCell>
                </TableRow>
              ),
            )}
          </TableBody>
        </Table>
      )}
    </PageSection>
  )
}
