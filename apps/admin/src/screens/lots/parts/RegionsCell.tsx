import { Button, TableCell } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { areRegionsStale, type Lot, type LotDraft } from '../lot-drafts.ts'
import type { LotDraftsState } from '../use-lot-drafts.ts'
import { useRegionNames } from '../use-region-names.ts'
import gridStyles from './GridCell.module.css'
import styles from './LotsTable.module.css'
import { RegionsDialog } from './RegionsDialog.tsx'

export interface RegionsCellProps {
  lot: Lot
  /** Names the lot for screen readers. */
  name: string
  draft: LotDraft | undefined
  state: LotDraftsState
  isReadOnly: boolean
}

/** The regions that a lot is sold in, chosen in a dialog and saved with its numbers. */
export function RegionsCell({ lot, name, draft, state, isReadOnly }: RegionsCellProps) {
  const t = useTranslate()
  const regionNames = useRegionNames()
  const [isOpen, setOpen] = useState(false)
  const chosen = draft?.regions === undefined ? lot.regions : draft.regions
  const isStale = draft !== undefined && areRegionsStale(draft, lot)
  return (
    <TableCell label={t('lots.regions')} className={styles.regions}>
      {isReadOnly ? (
        regionNames(lot.regions)
      ) : (
        <Button
          size="s"
          tone="quiet"
          aria-label={t('lots.regionsOf', { lot: name, regions: regionNames(chosen) })}
          onClick={() => setOpen(true)}
        >
          {regionNames(chosen)}
        </Button>
      )}
      {draft?.regions !== undefined && (
        <span className={gridStyles.note} data-align="start" data-wrong={isStale ? '' : undefined}>
          {t(isStale ? 'lots.becameMeanwhile' : 'lots.was', { value: regionNames(lot.regions) })}
        </span>
      )}
      {isOpen && (
        <RegionsDialog
          name={name}
          regions={chosen}
          onChoose={(regions) => state.chooseRegions(lot, regions)}
          onClose={() => setOpen(false)}
        />
      )}
    </TableCell>
  )
}
