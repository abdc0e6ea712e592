import { thumbnailOf } from '@flower-market/api-client'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { lotCells } from '@flower-market/flower-domain'
import { Button, FlowerPicture, TableCell, TableRow } from '@flower-market/ui'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { areRegionsStale, changedCells, packChoices, staleCells, type Lot } from '../lot-drafts.ts'
import type { LotDraftsState } from '../use-lot-drafts.ts'
import { draftedWarehousePrice, warehousePrice } from '../warehouse-price.ts'
import { GridCell } from './GridCell.tsx'
import { LotActions } from './LotActions.tsx'
import { RegionsCell } from './RegionsCell.tsx'
import styles from './LotsTable.module.css'

export interface LotRowProps {
  lot: Lot
  /** All lots of the page, which a paste goes on to. */
  lots: readonly Lot[]
  state: LotDraftsState
  isReadOnly: boolean
  isChangeable: boolean
}

/** The first photograph of the lot, or the drawing. */
function LotPicture({ lot }: { lot: Lot }) {
  const [photo] = lot.photos
  return photo === undefined ? (
    <FlowerPicture kind={pictureKind(lot)} tint={lot.tint} className={styles.icon} />
  ) : (
    <img src={thumbnailOf(photo)} alt="" loading="lazy" className={styles.icon} />
  )
}

/** A lot: what it is, its numbers to type over, and what else is done to it. */
export function LotRow({ lot, lots, state, isReadOnly, isChangeable }: LotRowProps) {
  const t = useTranslate()
  const format = useFormat()
  const draft = state.drafts.get(lot.code)
  const changes = draft ? changedCells(draft) : []
  const stale = draft ? staleCells(draft, lot) : []
  const isStale = stale.length > 0 || (draft !== undefined && areRegionsStale(draft, lot))
  const [cost, nextCost] = [warehousePrice(lot), draft ? draftedWarehousePrice(draft) : warehousePrice(lot)]
  const name = t('flowers.nameWithLength', { variety: lot.variety, length: lot.lengthCm })
  return (
    <TableRow selected={changes.length > 0 || draft?.regions !== undefined}>
      <TableCell className={styles.what}>
        <span className={styles.flower}>
          <LotPicture lot={lot} />
          <span>
            <strong>{lot.variety}</strong>
            <span className={styles.more}>
              {t('flowers.lengthCm', { length: lot.lengthCm })} · {t(`flowers.${lot.type}`)}
            </span>
          </span>
        </span>
      </TableCell>
      <TableCell label={t('lots.plantation')} className={styles.plantation}>
        {lot.plantation}
      </TableCell>
      <TableCell label={t('lots.day')} className={styles.day}>
        {format.day(lot.deliveryDate, 'day')}
        <span className={styles.more}>{t(`lots.kind.${lot.availability}`)}</span>
      </TableCell>
      {lotCells.map((cell) => (
        <GridCell
          key={cell}
          lot={lot}
          cell={cell}
          name={t('lots.cellOf', { cell: t(`lots.cell.${cell}`), lot: name })}
          text={draft?.typed[cell] ?? null}
          packs={cell === 'stemsAvailable' && draft ? packChoices(draft) : null}
          change={changes.find((one) => one.cell === cell) ?? null}
          isStale={stale.includes(cell)}
          isReadOnly={isReadOnly}
          onType={(text) => state.type(lot, cell, text)}
          onPaste={(text) => state.paste(lots, { code: lot.code, cell, text })}
        />
      ))}
      <TableCell align="end" label={t('lots.atWarehouse')} className={styles.quiet}>
        {nextCost !== cost && <s className={styles.before}>{format.money(cost)}</s>}
        <ColumnAmount>{format.money(nextCost)}</ColumnAmount>
      </TableCell>
      <RegionsCell lot={lot} name={name} draft={draft} state={state} isReadOnly={isReadOnly} />
      <TableCell align="end" label={t('lots.actions')}>
        {isStale && (
          <Button size="s" onClick={() => state.keep(lot)}>
            {t('lots.keepMine')}
          </Button>
        )}
        <LotActions lot={lot} name={name} isChangeable={isChangeable} />
      </TableCell>
    </TableRow>
  )
}
