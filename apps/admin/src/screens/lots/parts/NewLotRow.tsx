import { availabilities, colors, flowerTypes, lotCells } from '@flower-market/flower-domain'
import { Button, TableCell, TableRow } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import type { NewLotCell, NewLotRow as Row } from '../new-lot-rows.ts'
import type { NewLotsState } from '../use-new-lots.ts'
import gridStyles from './GridCell.module.css'
import { NewLotDay } from './NewLotDay.tsx'
import { NewLotInput, type NewLotInputProps } from './NewLotInput.tsx'
import { RowChoice } from './RowChoice.tsx'
import styles from './NewLotsTable.module.css'

export interface NewLotRowProps {
  row: Row
  /** Names the row for screen readers. */
  number: number
  state: NewLotsState
}

/** A lot that comes in, written cell by cell; a variety that is known brings its type and color. */
export function NewLotRow({ row, number, state }: NewLotRowProps) {
  const t = useTranslate()
  const { key, typed } = row
  // What is missing is said once somebody has left the row.
  const [isLeft, setLeft] = useState(false)
  const isBlank = !state.rows.some((one) => one.key === key)
  const problems = isBlank ? null : state.findProblems(row)
  const problemOf = (cell: NewLotCell) => {
    const problem = problems?.[cell === 'plantationId' ? 'plantation' : cell]
    const isShown = problem !== undefined && (isLeft || typed[cell] !== '')
    return isShown ? t(problem) : null
  }
  const nameOf = (label: string) => t('lots.newCellOf', { cell: label, number })
  const input = (cell: NewLotInputProps['cell'], label: string) => (
    <NewLotInput
      cell={cell}
      label={nameOf(label)}
      text={typed[cell]}
      problem={problemOf(cell)}
      placeholder={
        cell === 'variety' && isBlank
          ? t('lots.newHint')
          : cell === 'freight'
            ? t('lots.freightOwn')
            : undefined
      }
      onWrite={(text) => state.write(key, cell, text)}
      onPaste={(text) => state.paste(cell, text)}
      onLeave={cell === 'variety' ? () => state.lookUp(typed.variety) : undefined}
    />
  )
  return (
    <TableRow
      selected={!isBlank}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setLeft(true)
      }}
    >
      <TableCell label={t('lots.variety')}>
        {input('variety', t('lots.variety'))}
        {!isBlank && (
          <span className={styles.kinds}>
            <RowChoice
              label={nameOf(t('lots.type'))}
              value={typed.type}
              choices={flowerTypes.map((value) => ({ value, label: t(`flowers.${value}`) }))}
              onChoose={(type) => state.choose(key, { type })}
            />
            <RowChoice
              label={nameOf(t('lots.color'))}
              value={typed.color}
              choices={colors.map((value) => ({ value, label: t(`flowers.color-${value}`) }))}
              onChoose={(color) => state.choose(key, { color })}
            />
          </span>
        )}
        {!isBlank && state.isUnknown(row) && (
          <span className={gridStyles.note} data-align="start">
            {t('lots.newVariety')}
          </span>
        )}
      </TableCell>
      <TableCell align="end" label={t('lots.lengthColumn')}>
        {input('lengthCm', t('lots.length'))}
      </TableCell>
      <TableCell label={t('lots.plantation')}>
        <RowChoice
          label={nameOf(t('lots.plantation'))}
          value={typed.plantationId}
          problem={problemOf('plantationId')}
          choices={[
            { value: '', label: t('lots.choose') },
            ...state.plantations.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChoose={(id) => state.write(key, 'plantationId', id)}
        />
      </TableCell>
      <TableCell label={t('lots.day')}>
        <NewLotDay
          label={nameOf(t('lots.day'))}
          text={typed.deliveryDate}
          problem={problemOf('deliveryDate')}
          onWrite={(text) => state.write(key, 'deliveryDate', text)}
          onPaste={(text) => state.paste('deliveryDate', text)}
        />
        {!isBlank && (
          <span className={styles.kinds}>
            <RowChoice
              label={nameOf(t('lots.kind'))}
              value={typed.availability}
              choices={availabilities.map((value) => ({ value, label: t(`lots.kind.${value}`) }))}
              onChoose={(availability) => state.choose(key, { availability })}
            />
          </span>
        )}
      </TableCell>
      {lotCells.map((cell) => {
        const label = t(`lots.cell.${cell}`)
        return (
          <TableCell key={cell} align="end" label={label}>
            {input(cell, label)}
          </TableCell>
        )
      })}
      <TableCell align="end" label={t('lots.actions')}>
        {!isBlank && (
          <Button
            size="s"
            tone="quiet"
            aria-label={t('lots.removeRowOf', { lot: typed.variety || String(number) })}
            onClick={() => state.remove(key)}
          >
            {t('lots.remove')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}
