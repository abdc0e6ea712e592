import { Banner, Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { StatementLine } from '../statement.atoms.ts'
import { LineDecision } from './LineDecision.tsx'

export interface RefusedNoticeProps {
  /** The lines of the decision that was refused, as they stand now. */
  lines: readonly StatementLine[]
  onClose: () => void
}

/** Says that nothing was done because a line stands otherwise by now, and what a colleague did with it. */
export function RefusedNotice({ lines, onClose }: RefusedNoticeProps) {
  const t = useTranslate()
  const format = useFormat()
  if (lines.length === 0) return null
  const decided = lines.filter(({ decision }) => decision !== null)
  return (
    <Banner role="alert" tone="warn" title={t('statements.refused')}>
      {decided.length === 0 ? (
        <p>{t('statements.refusedText')}</p>
      ) : (
        <ul>
          {decided.map((line) => (
            <li key={line._id}>
              {t('statements.refusedLine', {
                sum: format.money(line.amount),
                payer: line.payer.name || t('statements.noPayer'),
              })}{' '}
              <LineDecision line={line} />
            </li>
          ))}
        </ul>
      )}
      <Button size="s" onClick={onClose}>
        {t('statements.understood')}
      </Button>
    </Banner>
  )
}
