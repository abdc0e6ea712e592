import { PageAside } from '@flower-market/app-runtime/frame'
import { answerValidHours, type AnswerTemplate } from '@flower-market/flower-domain'
import { Banner, Textarea } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { UnsavedChangesDialog } from '@flower-market/app-runtime/forms'
import { useResource } from '@flower-market/app-runtime/server-data'
import { key } from '../../../components/marked-text/marked-text.tsx'
import { answerRequestAtom } from '../../../flows/request-decision/request-decision.atoms.ts'
import {
  answerLinesOf,
  asAsked,
  lacksReason,
  summarize,
  templated,
  type AnswerDraft,
  type ReceivedRequest,
} from '../answer-draft.ts'
import styles from './AnswerForm.module.css'
import { AnswerHead } from './AnswerHead.tsx'
import lineStyles from './AnswerLines.module.css'
import { AnswerLine } from './AnswerLine.tsx'
import { AnswerSummary } from './AnswerSummary.tsx'
import { AnswerTemplates } from './AnswerTemplates.tsx'
import { WaitingRequests } from './WaitingRequests.tsx'

const maxComment = 300
const noTemplates: readonly AnswerTemplate[] = []

/** The lines of a request beside the plantation's answer, and what the answer comes to. */
export function AnswerForm({ request }: { request: ReceivedRequest }) {
  const t = useTranslate()
  const send = useSetAtom(answerRequestAtom)
  const kept = useResource('answerTemplates', {})
  const templates = kept.status === 'ready' ? kept.data.templates : noTemplates
  const [draft, setDraft] = useState<AnswerDraft>(new Map())
  const [hours, setHours] = useState<number>(answerValidHours.default)
  const [comment, setComment] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<'reasons' | 'failed' | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { lines } = request
  const focusField = (place: number, name = 'quantity'): void => {
    const field = list.current?.children[place]?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (field) field.focus()
    else if (place >= lines.length) button.current?.focus()
  }
  const applyHours = (template: AnswerTemplate): void => {
    if (template.validHours !== null) setHours(template.validHours)
  }
  const answer = async (): Promise<void> => {
    const lacking = lines.findIndex((line) => lacksReason(line, draft.get(line.position) ?? asAsked(line)))
    setFailure(lacking < 0 ? null : 'reasons')
    if (lacking >= 0) return focusField(lacking)
    setSending(true)
    try {
      await send({ _id: request._id, lines: answerLinesOf(lines, draft), validHours: hours, comment })
    } catch {
      setFailure('failed')
    }
    setSending(false)
  }
  return (
    <>
      <article className={styles.form}>
        <AnswerHead request={request} />
        {request.comment !== '' && <Banner>{request.comment}</Banner>}
        <section aria-label={t('requests.lines')}>
          <div aria-hidden="true" className={lineStyles.columns}>
            <span>{t('requests.variety')}</span>
            <span>{t('requests.askedShort')}</span>
            <span className={lineStyles.own}>{t('requests.yourAnswer')}</span>
            <span>{t('requests.why')}</span>
            <span>{t('history.columnSum')}</span>
          </div>
          <ul ref={list} className={lineStyles.lines}>
            {lines.map((line, place) => (
              <AnswerLine
                key={line.position}
                line={line}
                typed={draft.get(line.position)}
                templates={templates}
                isRefused={failure === 'reasons'}
                onChange={(changed) => setDraft((known) => new Map(known).set(line.position, changed))}
                onTemplate={applyHours}
                onNext={() => focusField(place + 1)}
                onMove={(step, field) => focusField(place + step, field)}
              />
            ))}
          </ul>
          <p className={styles.keys}>{t.rich('requests.keys', { kbd: key })}</p>
        </section>
        <AnswerTemplates
          templates={templates}
          isKnown={kept.status === 'ready'}
          onApply={(template) => {
            applyHours(template)
            setDraft((known) => {
              const open = lines.filter(({ position }) => !known.has(position))
              const all = open.map((line) => [line.position, templated(line, template)] as const)
              return new Map([...known, ...all])
            })
          }}
        />
        <Textarea
          label={t('requests.answerComment')}
          rows={2}
          maxLength={maxComment}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </article>
      <PageAside aria-label={t('requests.summary')} className={styles.aside}>
        <AnswerSummary
          summary={summarize(lines, draft)}
          of={lines.length}
          hours={hours}
          failure={failure}
          isSending={isSending}
          buttonRef={button}
          onHours={setHours}
          onReset={draft.size === 0 ? null : () => setDraft(new Map())}
          onSend={() => void answer()}
        />
        <WaitingRequests except={request._id} />
      </PageAside>
      <UnsavedChangesDialog
        hasSomethingToLose={draft.size > 0 || comment !== ''}
        onDiscard={() => {
          setDraft(new Map())
          setComment('')
        }}
      />
    </>
  )
}
