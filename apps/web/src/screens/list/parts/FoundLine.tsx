import { packStep, type ListCandidate, type ListMatch } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { Button, FlowerPlate } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { answerLineAtom, dropLineAtom } from '../list-screen.atoms.ts'
import { Choice } from './Choice.tsx'
import styles from './FoundLine.module.css'
import { LineEditor } from './LineEditor.tsx'
import { useChoiceText } from './use-choice-text.ts'

const mostOthers = 4

export interface FoundLineProps {
  match: ListMatch
  chosen: ListCandidate
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** A line that goes into the cart: the lot, under it what was written, the quantity in packs, the price and the sum. */
export function FoundLine({ match, chosen, isOpen, onOpen }: FoundLineProps) {
  const t = useTranslate()
  const format = useFormat()
  const text = useChoiceText()
  const answer = useSetAtom(answerLineAtom)
  const drop = useSetAtom(dropLineAtom)
  const { line, candidates } = match
  const { card, quantity } = chosen
  const change = text.change(chosen)
  const others = candidates.filter((one) => one.card.code !== card.code && one.quantity > 0)
  const wasDifferent = line.price !== null && line.price !== card.price
  return (
    <li className={styles.line} data-open={isOpen || undefined}>
      <button type="button" className={styles.row} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <span className={styles.number}>{line.number}</span>
        <FlowerPlate kind={pictureKind(card)} tint={card.tint} className={styles.plate} />
        <span className={styles.name}>
          <b>{text.name(chosen)}</b>
          <small>{line.text}</small>
        </span>
        <span className={styles.quantity} title={text.explanation(chosen)}>
          <b data-changed={change === null ? undefined : ''}>{change ?? format.number(quantity)}</b>
          <small>
            {quantity / packStep(card)} × {packStep(card)}
          </small>
        </span>
        <span className={styles.price}>
          {format.price(card.price)}
          {wasDifferent && <small>{t('list.priceChanged', { was: format.price(line.price ?? 0) })}</small>}
        </span>
        <span className={styles.sum}>{format.price(card.price * quantity)}</span>
      </button>
      {isOpen && (
        <div className={styles.details}>
          <LineEditor line={line} onClose={() => onOpen(false)} />
          {others.length > 0 && <p className={styles.others}>{t('list.others')}</p>}
          {others.slice(0, mostOthers).map((other) => (
            <Choice
              key={other.card.code}
              candidate={other}
              number={null}
              onChoose={() => {
                answer(line.number, { code: other.card.code, requested: other.requested })
                onOpen(false)
              }}
            />
          ))}
          <Button tone="quiet" onClick={() => drop(line.number)}>
            {t('list.drop', { number: line.number })}
          </Button>
        </div>
      )}
    </li>
  )
}
