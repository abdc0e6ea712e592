import { answerReasons, type AnswerTemplate } from '@flower-market/flower-domain'
import { FlowerPlate, MoneyField, TextField, VisuallyHidden } from '@flower-market/ui'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import {
  asAsked,
  lacksReason,
  lineSum,
  owesReason,
  templated,
  type LineDraft,
  type ReceivedRequest,
} from '../answer-draft.ts'
import styles from './AnswerLines.module.css'
import { LineChoices } from './LineChoices.tsx'

export interface AnswerLineProps {
  line: ReceivedRequest['lines'][number]
  /** Undefined without an answer. */
  typed: LineDraft | undefined
  templates: readonly AnswerTemplate[]
  /** The answer was tried, and this line lacks its reason. */
  isRefused: boolean
  onChange: (line: LineDraft) => void
  onTemplate: (template: AnswerTemplate) => void
  /** Brings the keyboard to the quantity of the next line, or after the last to the answer's button. */
  onNext: () => void
  /** Brings it to a field of the line above (-1) or below (1). */
  onMove: (step: -1 | 1, field: string) => void
}

const maxNote = 300

function readStems(text: string): number | null {
  const digits = text.replaceAll(/\D/gu, '').slice(0, 6)
  return digits === '' ? null : Number(digits)
}

/** A line of a request beside its answer: Enter answers it as it stands and goes on. */
export function AnswerLine(props: AnswerLineProps) {
  const { line, typed, templates, isRefused, onChange, onTemplate, onNext, onMove } = props
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const row = useRef<HTMLLIElement>(null)
  const [choosing, setChoosing] = useState<'reason' | 'template' | null>(null)
  const [isOver, setOver] = useState(false)
  const shown = typed ?? asAsked(line)
  const owes = owesReason(line, shown)
  const difference = lineSum(shown) - line.quantity * line.price
  const name = t('flowers.nameWithLength', { variety: line.variety, length: line.lengthCm })
  const focusOn = (field: 'quantity' | 'note'): void =>
    // The field may have come with the change that is being drawn.
    void requestAnimationFrame(() =>
      row.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus(),
    )
  const change = (changed: Partial<LineDraft>): void => onChange({ ...shown, ...changed })
  const goOn = (): void => {
    setChoosing(null)
    onNext()
  }
  const byKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { name: field } = event.currentTarget
    if (field !== 'note' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      onMove(event.key === 'ArrowDown' ? 1 : -1, field)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onChange(shown)
      if (!lacksReason(line, shown)) goOn()
      else if (shown.reason === 'other') focusOn('note')
      else setChoosing('reason')
    } else if (event.code === 'KeyT' && field !== 'note' && templates.length > 0) {
      event.preventDefault()
      setChoosing('template')
    }
  }
  const labelled = (field: string) => (
    <VisuallyHidden>
      {field}, {name}
    </VisuallyHidden>
  )
  const why = shown.reason === null || !owes ? null : t(`requests.reason.${shown.reason}`)
  return (
    <li ref={row} className={styles.line} data-open={typed === undefined || undefined}>
      <div className={styles.what}>
        <FlowerPlate kind={pictureKind(line)} tint={line.tint} size="s" />
        <div>
          <b className={styles.name}>{line.variety}</b>
          <span className={styles.faint}>
            {t('flowers.lengthCm', { length: line.lengthCm })} · {t('flowers.boxes', { count: line.boxes })}
          </span>
        </div>
      </div>
      <p className={styles.asked}>
        <span>{t('flowers.pieces', { count: line.quantity })}</span>
        <span>× {format.money(line.price, 'RUB', true)}</span>
      </p>
      <TextField
        className={styles.field}
        size="m"
        name="quantity"
        onKeyDown={byKey}
        inputMode="numeric"
        autoComplete="off"
        data-changed={(shown.quantity ?? 0) < line.quantity || undefined}
        label={labelled(t('requests.yourQuantity'))}
        value={shown.quantity === null ? '' : String(shown.quantity)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => {
          const quantity = readStems(target.value)
          setOver(quantity !== null && quantity > line.quantity)
          change({ quantity: quantity === null ? null : Math.min(quantity, line.quantity) })
        }}
      />
      <MoneyField
        className={styles.field}
        size="m"
        name="price"
        onKeyDown={byKey}
        data-changed={(shown.price ?? 0) !== line.price || undefined}
        disabled={shown.quantity === 0}
        label={labelled(t('requests.yourPrice'))}
        locale={locale}
        sign="₽"
        minor={shown.price}
        onMinorChange={(price) => change({ price })}
      />
      <p className={styles.why}>
        {typed === undefined ? (
          <span className={styles.faint}>{t('requests.unanswered')}</span>
        ) : (
          why !== null && (
            <button type="button" className={styles.reason} onClick={() => setChoosing('reason')}>
              <VisuallyHidden>{t('requests.why')}: </VisuallyHidden>
              {shown.reason === 'other' && shown.note !== '' ? shown.note : why}
            </button>
          )
        )}
      </p>
      <p className={styles.sum}>
        <b>{format.money(lineSum(shown), 'RUB', true)}</b>
        {difference !== 0 && (
          <span data-less={difference < 0 || undefined} className={styles.difference}>
            {difference > 0 ? '+' : ''}
            {format.money(difference, 'RUB', true)}
          </span>
        )}
      </p>
      {isOver && typed?.quantity === line.quantity && (
        <p role="alert" className={styles.over}>
          {t('requests.overAsked', { quantity: line.quantity })}
        </p>
      )}
      {choosing === 'template' && (
        <div className={styles.choices}>
          <LineChoices
            label={t('requests.templateOf')}
            choices={templates.map(({ name: value }) => ({ value, label: value }))}
            value={null}
            isFocused
            onChoose={(value) => {
              const template = templates.find((one) => one.name === value)
              if (template === undefined) return
              onTemplate(template)
              onChange(templated(line, template))
              goOn()
            }}
            onLeave={() => {
              setChoosing(null)
              focusOn('quantity')
            }}
          />
        </div>
      )}
      {choosing !== 'template' && owes && (choosing === 'reason' || shown.reason === null) && (
        <div className={styles.choices} data-refused={isRefused || undefined}>
          <LineChoices
            label={t((shown.quantity ?? 0) < line.quantity ? 'requests.whyLess' : 'requests.whyDearer', {
              count: line.quantity - (shown.quantity ?? 0),
            })}
            choices={answerReasons.map((value) => ({ value, label: t(`requests.reason.${value}`) }))}
            value={shown.reason}
            isFocused={choosing === 'reason'}
            onChoose={(value) => {
              const reason = answerReasons.find((one) => one === value) ?? null
              change({ reason })
              setChoosing(null)
              if (reason === 'other') focusOn('note')
              else goOn()
            }}
            onLeave={() => {
              setChoosing(null)
              focusOn('quantity')
            }}
          />
        </div>
      )}
      {owes && shown.reason === 'other' && (
        <TextField
          className={styles.choices}
          size="m"
          name="note"
          onKeyDown={byKey}
          maxLength={maxNote}
          label={t('requests.note')}
          error={isRefused ? t('requests.noteMissing') : undefined}
          value={shown.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      )}
    </li>
  )
}
