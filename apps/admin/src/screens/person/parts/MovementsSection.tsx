import type { CallOutput } from '@flower-market/api-client'
import { currencyOfWallet } from '@flower-market/flower-domain'
import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TextLink,
} from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import styles from './MovementsSection.module.css'

type Person = CallOutput<'personGet'>
type Movement = Person['movements']['items'][number]

/** The last movements of money, each with why; what was made by hand can be corrected. */
export function MovementsSection({ person }: { person: Person }) {
  const t = useTranslate()
  const may = useMay()
  const format = useFormat()
  const [corrected, setCorrected] = useState<Movement | null>(null)
  const { items, total } = person.movements
  const count = t('people.movementsTotal', { count: total })
  const isProven = person.accounts.every(({ isFrozen }) => !isFrozen)
  return (
    <PageSection
      title={t('people.movements')}
      aside={
        <>
          {person.accounts.length > 0 && (
            <span className={styles.books} data-proven={isProven ? '' : undefined}>
              {t(isProven ? 'people.booksProven' : 'people.booksDiffer')}
            </span>
          )}
          {may('ledgerEntries') && total > 0 ? (
            <TextLink asChild>
              <LocalizedLink to={paths.ledgerOf({ person: person._id })}>{count}</LocalizedLink>
            </TextLink>
          ) : (
            count
          )}
        </>
      }
    >
      {items.length === 0 ? (
        <p className={styles.none}>{t('people.movementsNone')}</p>
      ) : (
        <Table aria-label={t('people.movements')}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('people.what')}</TableHeaderCell>
              <TableHeaderCell>{t('people.when')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('people.sum')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('people.became')}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((movement) => {
              const { _id, kind, purchase, reason, date, amount, balanceAfter, type, correctable } = movement
              const currency = currencyOfWallet(type)
              return (
                <TableRow key={_id}>
                  <TableCell>
                    {purchase === null
                      ? t(`labels.movement.${kind}`)
                      : t('people.ofOrder', {
                          kind: t(`labels.movement.${kind}`),
                          number: String(purchase.number),
                        })}
                    {reason !== '' && <span className={styles.reason}>{reason}</span>}
                    {correctable && may('personMoneyCorrect') && (
                      <Button size="s" tone="quiet" onClick={() => setCorrected(movement)}>
                        {t('people.correct.open')}
                      </Button>
                    )}
                  </TableCell>
                  <TableCell label={t('people.when')} className={styles.quiet}>
                    {format.moment(date)}
                  </TableCell>
                  <TableCell align="end" label={t('people.sum')} className={styles.amount}>
                    <span className={amount > 0 ? styles.incoming : undefined}>
                      <ColumnAmount>{format.signedMoney(amount, currency)}</ColumnAmount>
                    </span>
                  </TableCell>
                  <TableCell align="end" label={t('people.became')} className={styles.quiet}>
                    <ColumnAmount>{format.money(balanceAfter, currency)}</ColumnAmount>
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      )}
      {corrected?.correctable && (
        <CorrectDialog
          person={person}
          movement={corrected}
          correctable={corrected.correctable}
          onClose={() => setCorrected(null)}
        />
      )}
    </PageSection>
  )
}
