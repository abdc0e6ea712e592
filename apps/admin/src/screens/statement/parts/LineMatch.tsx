import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { TextLink } from '@flower-market/ui'
import { paths } from '../../../paths.ts'
import type { StatementLine } from '../statement.atoms.ts'
import { LineDecision } from './LineDecision.tsx'
import styles from './LinesTable.module.css'

/** The invoice that a line may pay and why it is taken for it; of a line that was decided, the decision. */
export function LineMatch({ line }: { line: StatementLine }) {
  const t = useTranslate()
  const format = useFormat()
  const { decision, invoice, verdict, differs, amount } = line
  if (decision !== null) return <LineDecision line={line} />
  if (invoice === null) {
    return (
      <>
        <span className={styles.muted}>{t('statements.noInvoice')}</span>
        <CreditedBefore line={line} />
      </>
    )
  }
  const difference = amount - invoice.amount
  return (
    <>
      {t('statements.invoice', { number: String(invoice.number), sum: format.money(invoice.amount) })}{' '}
      <TextLink asChild>
        <LocalizedLink to={paths.person(invoice.personId)}>{invoice.payer}</LocalizedLink>
      </TextLink>
      {verdict === 'matched' && <span className={styles.more}>{t('statements.allAgree')}</span>}
      {differs.map((what) => (
        <span key={what} className={styles.differs}>
          {what === 'amount'
            ? t(difference > 0 ? 'statements.differs.more' : 'statements.differs.less', {
                sum: format.money(Math.abs(difference)),
              })
            : t(`statements.differs.${what}`)}
        </span>
      ))}
      <CreditedBefore line={line} />
    </>
  )
}

/** That the same money may be credited already, and where. */
function CreditedBefore({ line: { creditedBefore } }: { line: StatementLine }) {
  const t = useTranslate()
  if (creditedBefore === null) return null
  const { statementId, lineId } = creditedBefore
  return (
    <span className={styles.differs}>
      {t('statements.creditedBefore')}{' '}
      <TextLink asChild>
        <LocalizedLink to={paths.statementLine(statementId, lineId)}>
          {t('statements.creditedBeforeOpen')}
        </LocalizedLink>
      </TextLink>
    </span>
  )
}
