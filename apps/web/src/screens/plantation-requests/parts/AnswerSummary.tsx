import { answerReasons } from '@flower-market/flower-domain'
import { Banner, Button, Price, SumList, SumRow } from '@flower-market/ui'
import type { Ref } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import type { AnswerSummary as Summary } from '../answer-draft.ts'
import styles from './AnswerSummary.module.css'

export interface AnswerSummaryProps {
  summary: Summary
  /** How many lines the request has. */
  of: number
  /** For how many hours the answer holds. */
  hours: number
  failure: 'reasons' | 'failed' | null
  isSending: boolean
  buttonRef: Ref<HTMLButtonElement>
  onHours: (hours: number) => void
  /** Null where nothing is answered yet. */
  onReset: (() => void) | null
  onSend: () => void
}

const hoursToChoose = [1, 6, 12, 24, 48, 72, 168]

/** What the answer comes to, where it differs and why, and the button that sends it. */
export function AnswerSummary(props: AnswerSummaryProps) {
  const { summary, of, hours, failure, isSending, buttonRef, onHours, onReset, onSend } = props
  const t = useTranslate()
  const format = useFormat()
  const { asked, agreed, open, difference, byReason, answered } = summary
  const sum = (minor: number): string => format.money(minor, 'RUB', true)
  const signed = (minor: number): string => `${minor > 0 ? '+' : ''}${sum(minor)}`
  const less = Math.max(0, -difference)
  const whole = Math.max(1, agreed + less + open)
  const left = of - answered
  const choices = hoursToChoose.includes(hours)
    ? hoursToChoose
    : [...hoursToChoose, hours].toSorted((a, b) => a - b)
  return (
    <section className={styles.summary}>
      <div>
        <p className={styles.label}>{t('requests.agreedLines', { count: answered, of })}</p>
        <Price parts={format.moneyParts(agreed, 'RUB', true)} size="xl" />
        <p className={styles.label}>
          {t('requests.agreedStems', { count: summary.agreedStems, of: summary.askedStems })}
        </p>
      </div>
      <div aria-hidden="true" className={styles.bar}>
        <i data-part="agreed" style={{ inlineSize: `${(100 * agreed) / whole}%` }} />
        <i data-part="less" style={{ inlineSize: `${(100 * less) / whole}%` }} />
        <i data-part="open" style={{ inlineSize: `${(100 * open) / whole}%` }} />
      </div>
      <SumList>
        <SumRow term={t('requests.asked')}>{sum(asked)}</SumRow>
        {open > 0 && <SumRow term={t('requests.unansweredLines', { count: left })}>{sum(open)}</SumRow>}
        {difference !== 0 && <SumRow term={t('requests.difference')}>{signed(difference)}</SumRow>}
      </SumList>
      {byReason.size > 0 && (
        <dl className={styles.reasons}>
          {answerReasons
            .filter((reason) => byReason.has(reason))
            .map((reason) => {
              const minor = byReason.get(reason) ?? 0
              return (
                <div key={reason}>
                  <dt>{t(`requests.reason.${reason}`)}</dt>
                  <dd data-less={minor < 0 || undefined}>{signed(minor)}</dd>
                </div>
              )
            })}
        </dl>
      )}
      <ChoiceField
        label={t('requests.validHours')}
        choices={choices.map((count) => ({ value: String(count), label: t('requests.hours', { count }) }))}
        value={String(hours)}
        onValueChange={(value) => onHours(Number(value))}
      />
      {failure !== null && (
        <Banner tone="danger" role="alert">
          {t(failure === 'reasons' ? 'requests.reasonsMissing' : 'requests.answerFailed')}
        </Banner>
      )}
      <Button ref={buttonRef} tone="primary" size="l" loading={isSending} onClick={onSend}>
        {t('requests.answer', { sum: sum(summary.total) })}
      </Button>
      {onReset !== null && (
        <Button tone="quiet" onClick={onReset}>
          {t('requests.asAsked')}
        </Button>
      )}
      <p className={styles.label}>
        {left > 0 && answered > 0 && `${t('requests.restAsAsked', { count: left })} `}
        {t('requests.answerHint')}
      </p>
    </section>
  )
}
