import { Button, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useCutoffText } from '../../../components/place-fields/use-cutoff-text.ts'
import type { Plantation } from '../plantation-form.ts'
import { usePlantationTexts } from './use-terms-text.ts'
import styles from './PlantationTable.module.css'

export interface PlantationTableProps {
  plantations: readonly Plantation[]
  /** Null for whoever may not change them. */
  onEdit: ((plantation: Plantation) => void) | null
}

/** Plantations and what decides on their lots. */
export function PlantationTable({ plantations, onEdit }: PlantationTableProps) {
  const t = useTranslate()
  const format = useFormat()
  const cutoffText = useCutoffText()
  const { whereText, claimsText } = usePlantationTexts()
  return (
    <Table aria-label={t('staff.plantations')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('places.name')}</TableHeaderCell>
          <TableHeaderCell>{t('places.where')}</TableHeaderCell>
          <TableHeaderCell align="end" className={styles.freight}>
            {t('places.freight')}
          </TableHeaderCell>
          <TableHeaderCell>{t('places.cutoff')}</TableHeaderCell>
          <TableHeaderCell>{t('places.claims')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('places.lots')}</TableHeaderCell>
          {onEdit && <TableHeaderCell align="end">{t('places.actions')}</TableHeaderCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {plantations.map((one) => (
          <TableRow key={one._id}>
            <TableCell>
              <strong>{one.name}</strong>
            </TableCell>
            <TableCell label={t('places.where')}>{whereText(one)}</TableCell>
            <TableCell align="end" label={t('places.freight')}>
              <ColumnAmount>{format.money(one.freight)}</ColumnAmount>
            </TableCell>
            <TableCell label={t('places.cutoff')}>{cutoffText(one)}</TableCell>
            <TableCell label={t('places.claims')}>{claimsText(one.claimHours)}</TableCell>
            <TableCell align="end" label={t('places.lots')}>
              {format.number(one.lots)}
            </TableCell>
            {onEdit && (
              <TableCell align="end" label={t('places.actions')}>
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={t('places.editOf', { name: one.name })}
                  onClick={() => onEdit(one)}
                >
                  {t('places.edit')}
                </Button>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
