import { maxRequestPositions, type CallOutput } from '@flower-market/api-client'
import { flowerTypes } from '@flower-market/flower-domain'
import { Button, IconButton, MoneyField, TextField, TrashIcon, VisuallyHidden } from '@flower-market/ui'
import { useId, useRef, type KeyboardEvent } from 'react'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import styles from '../OrderMyself.module.css'
import { emptyPosition, type PositionDraft } from '../request-draft.ts'

export interface PositionRowsProps {
  positions: readonly PositionDraft[]
  /** What the plantation has sold, to choose from. */
  varieties: CallOutput<'requestVarieties'>['varieties']
  onChange: (positions: readonly PositionDraft[]) => void
}

const numbers = ['lengthCm', 'quantity', 'boxes'] as const
const numberLabels = {
  lengthCm: 'requests.height',
  quantity: 'requests.quantity',
  boxes: 'requests.boxes',
} as const

function readNumber(text: string): number | null {
  const digits = text.replaceAll(/\D/gu, '').slice(0, 6)
  return digits === '' ? null : Number(digits)
}

/** The positions of a request: Enter goes on, and from the last field to a new row. */
export function PositionRows({ positions, varieties, onChange }: PositionRowsProps) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const varietyList = useId()
  const list = useRef<HTMLUListElement>(null)
  const change = (place: number, changed: Partial<PositionDraft>): void =>
    onChange(positions.map((one, at) => (at === place ? { ...one, ...changed } : one)))
  const add = (): void => {
    if (positions.length >= maxRequestPositions) return
    onChange([...positions, { ...emptyPosition, type: positions.at(-1)?.type ?? 'roses' }])
    // The row is there after the next frame.
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLInputElement>('li:last-child input[name="variety"]')?.focus()
    })
  }
  const chooseVariety = (place: number, variety: string): void => {
    const known = varieties.find((one) => one.variety.toLowerCase() === variety.trim().toLowerCase())
    const lengthCm = known?.lengthsCm.at(-1)
    change(place, {
      variety,
      ...(known && { type: known.type }),
      ...(lengthCm !== undefined && { lengthCm }),
    })
  }
  const goOn = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const next = fields[fields.indexOf(event.currentTarget) + 1]
    if (next === undefined) return add()
    next.focus()
    next.select()
  }
  return (
    <div className={styles.positions}>
      <datalist id={varietyList}>
        {varieties.map(({ type, variety }) => (
          <option key={`${type} ${variety}`}>{variety}</option>
        ))}
      </datalist>
      <div aria-hidden="true" className={styles.columns}>
        <span>{t('requests.variety')}</span>
        <span>{t('requests.type')}</span>
        {numbers.map((name) => (
          <span key={name}>{t(numberLabels[name])}</span>
        ))}
        <span>{t('requests.price')}</span>
        <span>{t('history.columnSum')}</span>
      </div>
      <ul ref={list} aria-label={t('requests.positions')}>
        {positions.map((one, at) => {
          const place = at + 1
          const labelled = (field: string) => (
            <>
              <span aria-hidden="true" className={styles.label}>
                {field}
              </span>
              <VisuallyHidden>{t('requests.positionOf', { field, place })}</VisuallyHidden>
            </>
          )
          return (
            <li key={place} className={styles.position}>
              <TextField
                size="m"
                name="variety"
                onKeyDown={goOn}
                list={varietyList}
                autoComplete="off"
                label={labelled(t('requests.variety'))}
                value={one.variety}
                onChange={({ target }) => chooseVariety(at, target.value)}
              />
              <ChoiceField
                label={labelled(t('requests.type'))}
                choices={flowerTypes.map((type) => ({ value: type, label: t(`flowers.${type}`) }))}
                value={one.type}
                onValueChange={(value) =>
                  change(at, { type: flowerTypes.find((type) => type === value) ?? 'roses' })
                }
              />
              {numbers.map((name) => (
                <TextField
                  key={name}
                  size="m"
                  name={name}
                  onKeyDown={goOn}
                  inputMode="numeric"
                  autoComplete="off"
                  className={styles.number}
                  label={labelled(t(numberLabels[name]))}
                  value={one[name] === null ? '' : String(one[name])}
                  onChange={({ target }) => change(at, { [name]: readNumber(target.value) })}
                />
              ))}
              <MoneyField
                size="m"
                name="price"
                onKeyDown={goOn}
                className={styles.number}
                label={labelled(t('requests.price'))}
                locale={locale}
                sign="₽"
                minor={one.price}
                onMinorChange={(price) => change(at, { price })}
              />
              <p className={styles.sum}>
                {format.money((one.price ?? 0) * (one.quantity ?? 0), 'RUB', true)}
              </p>
              <IconButton
                label={t('requests.removePosition', { place })}
                size="s"
                onClick={() => onChange(positions.filter((_, other) => other !== at))}
              >
                <TrashIcon />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <div className={styles.add}>
        <Button onClick={add}>{t('requests.addPosition')}</Button>
        <span className={styles.hint}>{t('requests.keyHint')}</span>
      </div>
    </div>
  )
}
