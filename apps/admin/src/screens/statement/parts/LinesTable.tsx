import {
  Button,
  Table,
  TableBody,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
} from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import type { StatementLine } from '../statement.atoms.ts'
import type { DecisionEnds } from '../use-decision.ts'
import { LineRow, type LineAction } from './LineRow.tsx'
import { OtherDialog } from './OtherDialog.tsx'
import { ExcludeDialog } from './ExcludeDialog.tsx'

const shownAtOnce = 50

export interface LinesTableProps {
  statementId: string
  label: string
  lines: readonly StatementLine[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  ends: DecisionEnds
}

/** Lines of a statement: what came, what it pays and why, and what to do. */
export function LinesTable({ statementId, label, lines, chosen, onChoose, ends }: LinesTableProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(shownAtOnce)
  const [open, setOpen] = useState<{ line: StatementLine; action: LineAction } | null>(null)
  if (lines.length === 0) return <p>{t('statements.noneInGroup')}</p>
  const dialog = open && {
    statementId,
    line: open.line,
    onClose: () => setOpen(null),
    ends: {
      onDone: () => {
        setOpen(null)
        ends.onDone()
      },
      onRefused: (ids: readonly string[]) => {
        setOpen(null)
        ends.onRefused(ids)
      },
    },
  }
  return (
    <>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>
              <VisuallyHidden>{t('statements.choose')}</VisuallyHidden>
            </TableHeaderCell>
            <TableHeaderCell>{t('statements.payer')}</TableHeaderCell>
            <TableHeaderCell>{t('statements.purpose')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('statements.sum')}</TableHeaderCell>
            <TableHeaderCell>{t('statements.pays')}</TableHeaderCell>
            <TableHeaderCell align="end">
              <VisuallyHidden>{t('statements.actions')}</VisuallyHidden>
            </TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.slice(0, shown).map((line) => (
            <LineRow
              key={line._id}
              line={line}
              isChosen={chosen.has(line._id)}
              onChoose={(isChosen) => onChoose(line._id, isChosen)}
              onAct={(action) => setOpen({ line, action })}
            />
          ))}
        </TableBody>
      </Table>
      {lines.length > shown && (
        <Button onClick={() => setShown(shown + shownAtOnce)}>
          {t('statements.moreLines', { left: lines.length - shown })}
        </Button>
      )}
      {dialog && open.action === 'other' && <OtherDialog {...dialog} />}
      {dialog && open.action === 'excluded' && <ExcludeDialog {...dialog} />}
    </>
  )
}
