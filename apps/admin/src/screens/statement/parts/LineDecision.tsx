import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { TextLink } from '@flower-market/ui'
import { paths } from '../../../paths.ts'
import type { StatementLine } from '../statement.atoms.ts'
import styles from './LinesTable.module.css'

/** What was decided about a line, by whom, when and why. */
export function LineDecision({ line: { state, decision, invoice, creditedTo } }: { line: StatementLine }) {
  const t = useTranslate()
  const format = useFormat()
  if (decision === null) return null
  const { by, at, reason } = decision
  const person =
    creditedTo ??
    (state === 'credited' && invoice ? { personId: invoice.personId, name: invoice.payer } : null)
  return (
    <>
      {state === 'excluded' && t('statements.isExcluded')}
      {state === 'credited' &&
        (invoice === null
          ? t('statements.isCreditedToPerson')
          : t('statements.isCredited', { number: String(invoice.number) }))}
      {person && (
        <>
          {' '}
          <TextLink asChild>
            <LocalizedLink to={paths.person(person.personId)}>{person.name}</LocalizedLink>
          </TextLink>
        </>
      )}
      <span className={styles.more}>{t('statements.decidedBy', { who: by, when: format.moment(at) })}</span>
      {reason !== null && <span className={styles.more}>{t('statements.because', { reason })}</span>}
    </>
  )
}
