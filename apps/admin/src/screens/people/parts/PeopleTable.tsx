import type { CallOutput } from '@flower-market/api-client'
import {
  StatusBadge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { RowLink } from '@flower-market/app-runtime/navigation'
import { VerificationBadge } from '@flower-market/app-runtime/status-badges'
import { paths } from '../../../paths.ts'
import styles from './PeopleTable.module.css'

type Person = Extract<CallOutput<'userList'>['items'][number], { view: 'staff' }>

const nothing = '—'

/** People as rows, each a link as a whole; on a phone each is a card. */
export function PeopleTable({ rows }: { rows: readonly Person[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={t('people.title')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('people.name')}</TableHeaderCell>
          <TableHeaderCell>{t('people.contacts')}</TableHeaderCell>
          <TableHeaderCell>{t('people.city')}</TableHeaderCell>
          <TableHeaderCell>{t('people.role')}</TableHeaderCell>
          <TableHeaderCell>{t('people.state')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('people.since')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((person) => (
          <TableRow key={person._id}>
            <TableCell className={styles.who}>
              <RowLink to={paths.person(person._id)} className={styles.link}>
                {`${person.name} ${person.surname}`.trim()}
              </RowLink>
              {person.company !== '' && <span className={styles.more}>{person.company}</span>}
            </TableCell>
            <TableCell label={t('people.contacts')} className={styles.contacts}>
              <span className={styles.line}>{person.email}</span>
              {person.phone !== '' && <span className={styles.more}>{phoneText(person.phone)}</span>}
            </TableCell>
            <TableCell label={t('people.city')}>{person.city || nothing}</TableCell>
            <TableCell label={t('people.role')}>{t(`runtime.role.${person.role}`)}</TableCell>
            <TableCell label={t('people.state')} className={styles.state}>
              {person.isBlocked ? (
                <StatusBadge tone="danger">{t('people.blocked')}</StatusBadge>
              ) : (
                <VerificationBadge status={person.verification} />
              )}
            </TableCell>
            <TableCell align="end" label={t('people.since')} className={styles.since}>
              {format.dayOf(person.registeredAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
