import { thumbnailOf } from '@flower-market/api-client'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { Button, TableCell, TableRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import type { StockLot } from '../plantation-lots.atoms.ts'
import { LotDialog } from './LotDialog.tsx'
import styles from '../PlantationLotsScreen.module.css'

/** A lot: what it is, at the plantation's own price, with its photographs. */
export function LotRow({ lot }: { lot: StockLot }) {
  const t = useTranslate()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const name = t('flowers.nameWithLength', { variety: lot.variety, length: lot.lengthCm })
  return (
    <TableRow className={styles.lot}>
      <TableCell className={styles.name}>{name}</TableCell>
      <TableCell align="end" label={t('plantation.priceColumn')}>
        <ColumnAmount>{format.money(lot.price)}</ColumnAmount>
      </TableCell>
      <TableCell align="end" label={t('plantation.stemsColumn')}>
        {format.number(lot.stemsAvailable)}
      </TableCell>
      <TableCell label={t('plantation.photosColumn')} className={styles.pictures}>
        {lot.photos.length === 0 ? (
          <span className={styles.none}>{t('plantation.noPhotos')}</span>
        ) : (
          <ul className={styles.photos}>
            {lot.photos.map((photo, place) => (
              <li key={photo} className={styles.photo}>
                <img
                  src={thumbnailOf(photo)}
                  alt={t('plantation.photo', { name, number: place + 1 })}
                  loading="lazy"
                />
              </li>
            ))}
          </ul>
        )}
      </TableCell>
      <TableCell align="end" className={styles.change}>
        <Button size="s" aria-label={t('plantation.changeOne', { name })} onClick={() => setOpen(true)}>
          {t('plantation.change')}
        </Button>
        {isOpen && <LotDialog lot={lot} name={name} onClose={() => setOpen(false)} />}
      </TableCell>
    </TableRow>
  )
}
