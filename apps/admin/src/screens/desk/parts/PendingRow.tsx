import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { Button } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import { useItemOwner } from '../../../components/desk-item/use-item-text.ts'
import { useWatching } from '../../../components/watching/use-watching.ts'
import { isSettlement, type DeskDecision } from '../desk.atoms.ts'
import { undoDecisionAtom, undoMs, type PendingDecision } from '../pending-decisions.atoms.ts'
import panelStyles from './DeskItemPanel.module.css'
import styles from './DeskRow.module.css'

function useSecondsLeft(untilMs: number): number {
  const { now } = useAtomValue(pageEnvironmentAtom)
  const [left, setLeft] = useState(undoMs)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, untilMs - now().getTime())), 250)
    return () => clearInterval(timer)
  }, [now, untilMs])
  return Math.ceil(left / 1000)
}

/** What the decision moves, kopecks; null for nothing, or where the item has no sum. */
function sumOf({ item, decision }: PendingDecision): number | null {
  if (!isSettlement(decision)) return item.sum
  return decision.body.decision === 'credit' ? decision.body.amount : null
}

function useOutcome(): (item: DeskItem, decision: DeskDecision) => string {
  const t = useTranslate()
  const format = useFormat()
  return ({ kind }, decision) => {
    if (!isSettlement(decision)) {
      return decision.isAccepted ? t(`desk.accept.${kind as 'top-up'}`) : t('desk.reject')
    }
    const { body, typed } = decision
    if (body.decision === 'return') return t('payouts.crypto.doReturn')
    const sum = format.money(body.amount)
    return body.personId === undefined
      ? t('payouts.crypto.outcome', { sum })
      : t('payouts.crypto.outcomeFor', { sum, person: typed.person?.name ?? '' })
  }
}

/** An item that was decided a moment ago: until it is sent, the decision can be taken back. */
export function PendingRow({ pending }: { pending: PendingDecision }) {
  const { item, decision, sendAtMs, isSending } = pending
  const t = useTranslate()
  const format = useFormat()
  const undo = useSetAtom(undoDecisionAtom)
  const seconds = useSecondsLeft(sendAtMs)
  // Colleagues see that somebody has it.
  useWatching(item)
  const { name, company } = useItemOwner()(item)
  const sum = sumOf(pending)
  const outcome = useOutcome()(item, decision)
  return (
    <li className={styles.row} data-pending="">
      <div className={styles.line}>
        <span className={styles.deadline}>
          <span aria-hidden>{t('desk.undo.seconds', { seconds })}</span>
          <small className={styles.waits}>{t(isSending ? 'desk.undo.sending' : 'desk.undo.untilSent')}</small>
        </span>
        <span className={styles.kind}>{t(`desk.kind.${item.kind}`)}</span>
        <span className={styles.who}>
          <b>{name}</b> {company}
        </span>
        <output className={styles.text}>
          {t('desk.undo.decided', { outcome })} {!isSending && t('desk.undo.stillOpen')}
        </output>
        <span className={styles.watchers}>
          {!isSending && (
            <Button tone="quiet" size="s" className={styles.takeBack} onClick={() => undo(item)}>
              {t('desk.undo.takeBack')} <kbd className={panelStyles.key}>Z</kbd>
            </Button>
          )}
        </span>
        <span className={styles.sum}>{sum !== null && <ColumnAmount>{format.money(sum)}</ColumnAmount>}</span>
      </div>
    </li>
  )
}
