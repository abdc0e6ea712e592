import type { CallOutput } from '@flower-market/api-client'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
} from '@flower-market/ui'
import { VerificationBadge } from '@flower-market/app-runtime/status-badges'
import { useCityName } from '@flower-market/app-runtime/destination'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { OrderForButton } from '../../../flows/client-order/OrderForButton.tsx'
import { paths } from '../../../paths.ts'
import { RowLink } from '@flower-market/app-runtime/navigation'
import styles from './UsersTable.module.css'

type Person = CallOutput<'userList'>['items'][number]

const nothing = '—'

function ContactCells({ person }: { person: Exclude<Person, { view: 'referred' }> }) {
  const t = useTranslate()
  const cityName = useCityName()
  return (
    <>
      <TableCell label={t('users.columnContacts')}>
        <span className={styles.email}>{person.email}</span>
        {person.phone !== '' && <span className={styles.phone}>{phoneText(person.phone)}</span>}
      </TableCell>
      <TableCell label={t('users.columnCity')}>{cityName(person.city) || nothing}</TableCell>
    </>
  )
}

function StaffCells({ person }: { person: Extract<Person, { view: 'staff' }> }) {
  const t = useTranslate()
  return (
    <>
      <TableCell label={t('users.columnRole')} className={styles.quiet}>
        {t(`runtime.role.${person.role}`)}
      </TableCell>
      <TableCell label={t('users.columnVerification')}>
        <VerificationBadge status={person.verification} />
      </TableCell>
    </>
  )
}

/** People as rows, each a link as a whole, with what the viewer's role reads of them; on a phone each is a card. */
export function UsersTable({ rows }: { rows: readonly Person[] }) {
  const t = useTranslate()
  const format = useFormat()
  const view = rows[0]?.view
  return (
    <Table aria-label={t('users.title')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('users.columnName')}</TableHeaderCell>
          {view !== 'referred' && (
            <>
              <TableHeaderCell>{t('users.columnContacts')}</TableHeaderCell>
              <TableHeaderCell>{t('users.columnCity')}</TableHeaderCell>
            </>
          )}
          {view === 'staff' && (
            <>
              <TableHeaderCell>{t('users.columnRole')}</TableHeaderCell>
              <TableHeaderCell>{t('users.columnVerification')}</TableHeaderCell>
            </>
          )}
          <TableHeaderCell align="end">{t('users.columnSince')}</TableHeaderCell>
          {view === 'client' && (
            <TableHeaderCell>
              <VisuallyHidden>{t('users.orderFor')}</VisuallyHidden>
            </TableHeaderCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((person) => (
          <TableRow key={person._id}>
            <TableCell className={styles.who}>
              <RowLink to={paths.user(person._id)} className={styles.link}>
                {`${person.name} ${person.surname}`.trim()}
              </RowLink>
              {person.company !== '' && <span className={styles.company}>{person.company}</span>}
            </TableCell>
            {person.view !== 'referred' && <ContactCells person={person} />}
            {person.view === 'staff' && <StaffCells person={person} />}
            <TableCell align="end" label={t('users.columnSince')} className={styles.since}>
              {format.dayOf(person.registeredAt)}
            </TableCell>
            {person.view === 'client' && (
              <TableCell align="end" className={styles.action}>
                <OrderForButton
                  clientId={person._id}
                  size="s"
                  aria-label={t('users.orderForName', { name: `${person.name} ${person.surname}`.trim() })}
                >
                  {t('users.orderFor')}
                </OrderForButton>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
