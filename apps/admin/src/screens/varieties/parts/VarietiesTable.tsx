import {
  Button,
  FlowerPicture,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { pictureKind, rangeText, toCm } from '@flower-market/app-runtime/flowers'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { Variety } from '../variety-form.ts'
import styles from './VarietiesTable.module.css'

export interface VarietiesTableProps {
  varieties: readonly Variety[]
  /** Null for whoever may not change them. */
  onEdit: ((variety: Variety) => void) | null
}

const nothing = '—'

/** Varieties and what is known of them; on a phone each is a card. */
export function VarietiesTable({ varieties, onEdit }: VarietiesTableProps) {
  const t = useTranslate()
  const { number } = useFormat()
  return (
    <Table aria-label={t('staff.varieties')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('varieties.variety')}</TableHeaderCell>
          <TableHeaderCell>{t('varieties.head')}</TableHeaderCell>
          <TableHeaderCell>{t('varieties.vase')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('varieties.lots')}</TableHeaderCell>
          {onEdit && <TableHeaderCell align="end">{t('varieties.actions')}</TableHeaderCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {varieties.map((one) => (
          <TableRow key={`${one.type} ${one.name}`}>
            <TableCell>
              <span className={styles.flower}>
                <FlowerPicture
                  kind={pictureKind({ ...one, variety: one.name })}
                  tint={one.tint}
                  className={styles.icon}
                />
                <span>
                  <strong>{one.name}</strong>
                  <span className={styles.type}>{t(`flowers.${one.type}`)}</span>
                </span>
              </span>
            </TableCell>
            <TableCell label={t('varieties.head')}>
              {one.headMm === null
                ? nothing
                : t('flowers.headSize', { range: rangeText(toCm(one.headMm), number) })}
            </TableCell>
            <TableCell label={t('varieties.vase')}>
              {one.vaseDays === null
                ? nothing
                : t('flowers.vaseDays', { to: one.vaseDays.to, range: rangeText(one.vaseDays, number) })}
            </TableCell>
            <TableCell align="end" label={t('varieties.lots')}>
              {number(one.lots)}
            </TableCell>
            {onEdit && (
              <TableCell align="end" label={t('varieties.actions')}>
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={t('varieties.editOf', { name: one.name })}
                  onClick={() => onEdit(one)}
                >
                  {t('varieties.edit')}
                </Button>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
