import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import type { StockSystem } from '../use-changes.ts'
import styles from '../StockSystemScreen.module.css'

/** Flowers of the stock system that are no lots, and what to put right there. */
export function SystemProblems({ problems }: { problems: StockSystem['problems'] }) {
  const t = useTranslate()
  const title = t('imports.systemProblems')
  // Flowers of one name lack the same: one line says it.
  const byName = new Map(problems.map((one) => [`${one.problem} ${one.name}`, one]))
  return (
    <PageSection title={title}>
      <div className={styles.content}>
        <p>{t('imports.systemProblemsText')}</p>
        <Table aria-label={title}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('imports.systemName')}</TableHeaderCell>
              <TableHeaderCell>{t('imports.problem')}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {[...byName].map(([key, { name, problem }]) => (
              <TableRow key={key}>
                <TableCell>{name}</TableCell>
                <TableCell label={t('imports.problem')}>{t(`imports.problem.${problem}`)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </PageSection>
  )
}
