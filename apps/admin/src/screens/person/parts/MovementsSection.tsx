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
import { useMovementReason, type Movement } from '../use-movement-reason.ts'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import styles from './MovementsSection.module.css'

type Person = CallOutput<'personGet'>

function OrderLink({ order: { _id, number } }: { order: NonNullable<Movement['purchase']> }) {
  const t = useTranslate()
  return (
    <LocalizedLink to={paths.order(_id)} className={styles.order}>
      {t('people.orderNumber', { number: String(number) })}
    </LocalizedLink>
  )
}

/** The last movements of money, each with why; what was made by hand can be corrected. */
export function MovementsSection({ person }: { person: Person }) {
  const t = useTranslate()
  const may = useMay()
  const format = useFormat()
  const whyOf = useMovementReason()
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
        <Table aria-label={t('people.movements')} className={styles.table}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('people.when')}</TableHeaderCell>
              <TableHeaderCell>{t('people.what')}</TableHeaderCell>
              <TableHeaderCell>{t('people.why')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('people.sum')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('people.became')}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((movement) => {
              const { _id, kind, purchase, date, amount, balanceAfter, type, correctable } = movement
              const why = whyOf(movement)
              const currency = currencyOfWallet(type)
              return (
                <TableRow key={_id}>
                  <TableCell label={t('people.when')} className={styles.quiet}>
                    {format.moment(date)}
                  </TableCell>
                  <TableCell className={styles.what}>
                    {kind === 'purchase' && purchase !== null ? (
                      <OrderLink order={purchase} />
                    ) : (
                      t(`labels.movement.${kind}`)
                    )}
                  </TableCell>
                  <TableCell label={t('people.why')} className={styles.why}>
                    {kind !== 'purchase' && purchase !== null ? <OrderLink order={purchase} /> : null}
                    {kind !== 'purchase' && purchase !== null && why !== '' ? ' · ' : null}
                    {why === '' && purchase === null ? '—' : why}
                    {correctable && may('personMoneyCorrect') && (
                      <Button
                        size="s"
                        tone="quiet"
                        className={styles.correct}
                        onClick={() => setCorrected(movement)}
                      >
                        {t('people.correct.open')}
                      </Button>
                    )}
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
