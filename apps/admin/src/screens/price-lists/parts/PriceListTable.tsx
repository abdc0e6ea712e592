import type { CallOutput } from '@flower-market/api-client'
import {
  StatusBadge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TextLink,
} from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { importTones } from '../../../components/price-list/import-tones.ts'
import { paths } from '../../../paths.ts'

type Import = CallOutput<'stockImportList'>['items'][number]

/** Price lists that were uploaded, the newest first. */
export function PriceListTable({ imports }: { imports: readonly Import[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={t('staff.priceLists')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('imports.file')}</TableHeaderCell>
          <TableHeaderCell>{t('imports.plantation')}</TableHeaderCell>
          <TableHeaderCell>{t('imports.day')}</TableHeaderCell>
          <TableHeaderCell>{t('imports.effect')}</TableHeaderCell>
          <TableHeaderCell>{t('imports.status')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('imports.uploaded')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {imports.map((one) => (
          <TableRow key={one._id}>
            <TableCell>
              <TextLink asChild>
                <LocalizedLink to={paths.priceList(one._id)}>
                  {one.fileName === '' ? t('imports.pasted') : one.fileName}
                </LocalizedLink>
              </TextLink>
            </TableCell>
            <TableCell label={t('imports.plantation')}>{one.plantation}</TableCell>
            <TableCell label={t('imports.day')}>{format.day(one.date, 'day')}</TableCell>
            <TableCell label={t('imports.effect')}>
              {t('imports.effectText', {
                added: one.counts.added,
                changed: one.counts.changed,
                withdrawn: one.counts.withdrawn,
              })}
            </TableCell>
            <TableCell label={t('imports.status')}>
              <StatusBadge tone={importTones[one.status]}>{t(`imports.status.${one.status}`)}</StatusBadge>
            </TableCell>
            <TableCell align="end" label={t('imports.uploaded')}>
              {format.moment(one.createdAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
