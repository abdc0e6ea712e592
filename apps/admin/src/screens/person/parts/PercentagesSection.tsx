import type { CallOutput } from '@flower-market/api-client'
import { percentageNames } from '@flower-market/flower-domain'
import { Button, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { useMay } from '../../../state/use-may.ts'
import { PercentagesDialog } from './PercentagesDialog.tsx'
import sectionStyles from '../../../components/page-section/PageSection.module.css'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import styles from './PercentagesSection.module.css'

const kinds = ['margin', 'share'] as const
const nothing = '—'

/** What the person pays on top for their broker, and what whoever brought them earns, side by side. */
export function PercentagesSection({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const may = useMay()
  const format = useFormat()
  const [edited, setEdited] = useState<(typeof kinds)[number] | null>(null)
  const whose = { margin: person.broker, share: person.referrer }
  const shown = kinds.filter((kind) => whose[kind] !== null || person[kind] !== null)
  return (
    <PageSection
      title={t('people.percentages')}
      aside={
        may('userAddReferral') &&
        kinds.map((kind) => (
          <Button
            key={kind}
            size="s"
            tone="quiet"
            className={sectionStyles.quiet}
            onClick={() => setEdited(kind)}
          >
            {t(`people.${kind}.edit`)}
          </Button>
        ))
      }
    >
      {shown.length === 0 && <p className={styles.none}>{t('people.noPercentages')}</p>}
      {shown.length > 0 && (
        <Table aria-label={t('people.percentages')}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('people.part')}</TableHeaderCell>
              {shown.map((kind) => (
                <TableHeaderCell key={kind} align="end">
                  {t(`people.${kind}.who`)}
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell>{t('people.who')}</TableCell>
              {shown.map((kind) => (
                <TableCell key={kind} align="end" label={t(`people.${kind}.who`)}>
                  {whose[kind]?.name ?? nothing}
                </TableCell>
              ))}
            </TableRow>
            {percentageNames.map((name) => (
              <TableRow key={name}>
                <TableCell>{t(`people.part.${name}`)}</TableCell>
                {shown.map((kind) => (
                  <TableCell key={kind} align="end" label={t(`people.${kind}.who`)}>
                    {person[kind] === null ? nothing : format.percent(person[kind][name])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {edited && <PercentagesDialog person={person} kind={edited} onClose={() => setEdited(null)} />}
    </PageSection>
  )
}
