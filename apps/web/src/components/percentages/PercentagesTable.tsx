import {
  Table,
  TableBody,
  TableCell,
  TableDetailRow,
  TableExpandCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
} from '@flower-market/ui'
import { Fragment, useId, useState } from 'react'
import type { CallOutput } from '@flower-market/api-client'
import { percentageNames, type Percentages } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { PercentagesKind } from './percentages-form.ts'
import { PercentagesForm } from './PercentagesForm.tsx'
import styles from './PercentagesTable.module.css'

type Person = CallOutput<'userList'>['items'][number]

export interface PercentagesTableProps {
  label: string
  kind: PercentagesKind
  rows: readonly Person[]
  /** Makes the percentages editable; told of each person whose percentages were saved. @default only shown */
  onSaved?: (person: Person) => void
}

function nameOf({ name, surname }: Person): string {
  return `${name} ${surname}`.trim()
}

function percentagesIn(person: Person, kind: PercentagesKind): Percentages | null {
  if (kind === 'margin') return 'margin' in person ? person.margin : null
  return 'share' in person ? person.share : null
}

/** People and their percentages of each part of a price; a row opens to change them. */
export function PercentagesTable({ label, kind, rows, onSaved }: PercentagesTableProps) {
  const t = useTranslate()
  const format = useFormat()
  // Several may be open: what is typed in one row stays while another is looked at.
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const toggle = (id: string): void =>
    setOpenIds((open) => (open.includes(id) ? open.filter((other) => other !== id) : [...open, id]))
  const tableId = useId()
  const columns = percentageNames.length + 2
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('users.columnName')}</TableHeaderCell>
          {percentageNames.map((name) => (
            <TableHeaderCell key={name} align="end">
              {t(`users.${name}`)}
            </TableHeaderCell>
          ))}
          {onSaved && (
            <TableHeaderCell>
              <VisuallyHidden>{t('users.columnChange')}</VisuallyHidden>
            </TableHeaderCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows
          .map((person) => [person, percentagesIn(person, kind)] as const)
          .map(([person, percentages]) => (
            <Fragment key={person._id}>
              <TableRow>
                <TableCell className={styles.person}>
                  {nameOf(person)}
                  {person.company !== '' && <span className={styles.company}>{person.company}</span>}
                </TableCell>
                {percentageNames.map((name) => (
                  <TableCell key={name} align="end" label={t(`users.${name}`)} className={styles.share}>
                    {percentages === null ? '—' : format.percent(percentages[name])}
                  </TableCell>
                ))}
                {onSaved && (
                  <TableExpandCell
                    open={openIds.includes(person._id)}
                    label={t('users.change', { name: nameOf(person) })}
                    controls={`${tableId}-${person._id}`}
                    onToggle={() => toggle(person._id)}
                  />
                )}
              </TableRow>
              {onSaved && openIds.includes(person._id) && (
                <TableDetailRow id={`${tableId}-${person._id}`} columns={columns}>
                  <PercentagesForm
                    personId={person._id}
                    kind={kind}
                    label={t('users.percentagesOf', { name: nameOf(person) })}
                    percentages={percentages}
                    onSaved={onSaved}
                  />
                </TableDetailRow>
              )}
            </Fragment>
          ))}
      </TableBody>
    </Table>
  )
}
