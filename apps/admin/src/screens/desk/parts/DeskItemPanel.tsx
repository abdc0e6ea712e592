import { maxLengths } from '@flower-market/api-client'
import { askedKinds } from '@flower-market/flower-domain'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { Banner, Button } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { useWatching } from '../../../components/watching/use-watching.ts'
import { watchAtom } from '../../../state/watch.atoms.ts'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import { isTyping } from '../../../state/is-typing.ts'
import { decideAtom, findUnsent, unsentDecisionsAtom } from '../pending-decisions.atoms.ts'
import { isAsked } from '../deadline.ts'
import { askAtom, isSettlement, type DeskDecision } from '../desk.atoms.ts'
import { CryptoDecision } from './CryptoDecision.tsx'
import { ElsewhereNote } from './ElsewhereNote.tsx'
import { ItemEvidence } from './ItemEvidence.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemQuestion } from './ItemQuestion.tsx'
import { ItemSums } from './ItemSums.tsx'
import styles from './DeskItemPanel.module.css'
import { MessageForm } from './MessageForm.tsx'

const maxReasonLength = 300

/** Whether an item can be decided where it stands; others show what is known of them. */
function isDecidable(item: DeskItem): boolean {
  if (item.kind === 'statement-line') return item.facts.invoice !== null && !item.facts.isCreditedBefore
  return item.kind === 'top-up' || item.kind === 'verification' || item.kind === 'claim'
}

export interface DeskItemPanelProps {
  item: DeskItem
  onClose: () => void
  onDecided: () => void
}

/** An open item: what proves it, its numbers, and the decision. */
export function DeskItemPanel({ item, onClose, onDecided }: DeskItemPanelProps) {
  const t = useTranslate()
  const may = useMay()
  const decide = useSetAtom(decideAtom)
  const sendQuestion = useSetAtom(askAtom)
  const watch = useSetAtom(watchAtom)
  const primary = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const unsent = findUnsent(useAtomValue(unsentDecisionsAtom), item)
  const rejectReason = unsent !== undefined && 'reason' in unsent ? unsent.reason : undefined
  const [writing, setWriting] = useState<'reject' | 'ask' | null>(
    rejectReason === undefined ? null : 'reject',
  )
  useWatching(item)
  const canDecide = isDecidable(item)
  const canSettle = item.kind === 'crypto' && may('cryptoTransferSettle')
  const canReject = canDecide && item.kind !== 'statement-line'
  const settle = (decision: DeskDecision): void => {
    onDecided()
    decide(item, decision)
  }
  const canAsk = askedKinds.some((kind) => kind === item.kind) && !isAsked(item)
  const ask = useSaving(async (text: string) => {
    await sendQuestion(item, text)
    setWriting(null)
  })
  const take = useSaving(() => watch(item, 'take'))
  const isRejecting = rejectReason !== undefined
  // Pressed again, Enter decides: it is the button that has the focus then. A rejection that was not sent has the focus itself.
  const focusFirst = useEffectEvent(() => {
    if (!isRejecting) (primary.current ?? panel.current)?.focus()
  })
  useEffect(() => focusFirst(), [])

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      if (writing !== null) setWriting(null)
      else onClose()
      return
    }
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    // By the place of the key: the layout may be Russian.
    if (event.code === 'KeyX' && canReject) {
      event.preventDefault()
      setWriting('reject')
    }
    if (event.code === 'KeyC' && canAsk) {
      event.preventDefault()
      setWriting('ask')
    }
    if (event.code === 'KeyA') take.run()
  }
  const problem = ask.problem ?? take.problem
  return (
    // The keys do what the buttons do.
    <div role="presentation" onKeyDown={press}>
      <section ref={panel} aria-label={t(`desk.kind.${item.kind}`)} tabIndex={-1} className={styles.panel}>
        <ItemEvidence item={item} />
        <ItemFacts item={item} />
        <div className={styles.decision}>
          <ItemQuestion item={item} />
          <ItemSums item={item} />
          {canDecide ? (
            // While something is written to the person, sending it is what the panel is for.
            <Button
              ref={primary}
              tone={writing === null ? 'primary' : 'secondary'}
              size="l"
              onClick={() => settle({ isAccepted: true })}
            >
              {t(`desk.accept.${item.kind as 'top-up'}`)} <kbd className={styles.key}>Enter</kbd>
            </Button>
          ) : canSettle ? (
            <CryptoDecision
              id={item._id}
              owner={item.person?.company || item.person?.name || ''}
              draft={unsent !== undefined && isSettlement(unsent) ? unsent.typed : undefined}
              onDecide={settle}
            />
          ) : (
            <ElsewhereNote item={item} />
          )}
          {problem !== null && (
            <Banner role="alert" tone="danger">
              {t(problem)}
            </Banner>
          )}
          {writing === 'reject' && canReject && (
            <MessageForm
              purpose="reject"
              limit={maxReasonLength}
              start={rejectReason}
              onSend={(reason) => settle({ isAccepted: false, reason })}
              onCancel={() => setWriting(null)}
            />
          )}
          {writing === 'ask' && canAsk && (
            <MessageForm
              purpose="ask"
              limit={maxLengths.question}
              isSending={ask.isSaving}
              onSend={(text) => ask.run(text)}
              onCancel={() => setWriting(null)}
            />
          )}
          <div className={styles.keys}>
            {item.kind === 'statement-line' && may('bankStatementGet') && (
              <Button asChild tone="quiet">
                <LocalizedLink to={paths.statementLine(item.facts.statementId, item._id)}>
                  {t('desk.openStatement')}
                </LocalizedLink>
              </Button>
            )}
            {canReject && writing !== 'reject' && (
              <Button tone="quiet" onClick={() => setWriting('reject')}>
                <kbd className={styles.key}>X</kbd> {t('desk.reject')}
              </Button>
            )}
            {canAsk && writing !== 'ask' && (
              <Button tone="quiet" onClick={() => setWriting('ask')}>
                <kbd className={styles.key}>C</kbd> {t('desk.ask')}
              </Button>
            )}
            <Button tone="quiet" loading={take.isSaving} onClick={() => take.run()}>
              <kbd className={styles.key}>A</kbd> {t('desk.take')}
            </Button>
            <Button tone="quiet" onClick={onClose}>
              <kbd className={styles.key}>Esc</kbd> {t('desk.collapse')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  )
}
