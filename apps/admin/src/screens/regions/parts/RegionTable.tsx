import { Button, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { CardsWhenNarrow } from '../../../components/cards-when-narrow/CardsWhenNarrow.tsx'
import { useCutoffText } from '../../../components/place-fields/use-cutoff-text.ts'
import type { Region } from '../region-form.ts'
import { useWeekdays } from './use-weekdays.ts'
import styles from './RegionTable.module.css'

export interface RegionTableProps {
  regions: readonly Region[]
  /** Null for whoever may not change them. */
  onEdit: ((region: Region) => void) | null
}

/** Regions and what decides on them. */
export function RegionTable({ regions, onEdit }: RegionTableProps) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const weekdays = useWeekdays()
  const cutoffText = useCutoffText()
  const byName = regions.toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale))
  return (
    <CardsWhenNarrow columnsFrom={900}>
      <Table aria-label={t('staff.regions')} hasStickyColumn>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('places.name')}</TableHeaderCell>
            <TableHeaderCell>{t('places.warehouse')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('places.freight')}</TableHeaderCell>
            <TableHeaderCell>{t('places.deliveryDays')}</TableHeaderCell>
            <TableHeaderCell>{t('places.cutoff')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('places.cities')}</TableHeaderCell>
            <TableHeaderCell>{t('places.pickup')}</TableHeaderCell>
            {onEdit && <TableHeaderCell align="end">{t('places.actions')}</TableHeaderCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {byName.map((region) => (
            <TableRow key={region._id}>
              <TableCell>
                <strong>{region.name[locale]}</strong>
              </TableCell>
              <TableCell label={t('places.warehouse')}>{region.warehouse[locale]}</TableCell>
              <TableCell align="end" label={t('places.freight')}>
                {format.money(region.freight)}
              </TableCell>
              <TableCell label={t('places.deliveryDays')}>
                {weekdays
                  .filter(({ day }) => region.deliveryWeekdays.includes(day))
                  .map(({ name }) => name)
                  .join(', ')}
              </TableCell>
              <TableCell label={t('places.cutoff')}>{cutoffText(region)}</TableCell>
              <TableCell align="end" label={t('places.cities')}>
                {format.number(region.cities.length)}
              </TableCell>
              <TableCell label={t('places.pickup')} className={styles.address}>
                {region.pickup === null ? t('places.noPickup') : region.pickup.address[locale]}
              </TableCell>
              {onEdit && (
                <TableCell align="end" label={t('places.actions')}>
                  <Button
                    size="s"
                    tone="quiet"
                    aria-label={t('places.editOf', { name: region.name[locale] })}
                    onClick={() => onEdit(region)}
                  >
                    {t('places.edit')}
                  </Button>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </CardsWhenNarrow>
  )
}
