import type { ListCandidate } from '@flower-market/flower-domain'
import { FlowerPlate } from '@flower-market/ui'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import styles from './Choice.module.css'
import { useChoiceText } from './use-choice-text.ts'

export interface ChoiceProps {
  candidate: ListCandidate
  /** The key that chooses it; null where there is none. */
  number: number | null
  onChoose: () => void
}

/** A lot that a line may mean: what, from where, how many and for how much. */
export function Choice({ candidate, number, onChoose }: ChoiceProps) {
  const text = useChoiceText()
  const countryName = useCountryName()
  const { card } = candidate
  const change = text.change(candidate)
  return (
    <button type="button" className={styles.choice} disabled={candidate.quantity === 0} onClick={onChoose}>
      {number !== null && <kbd aria-hidden="true">{number}</kbd>}
      <FlowerPlate kind={pictureKind(card)} tint={card.tint} className={styles.plate} />
      <b className={styles.name}>{text.name(candidate)}</b>
      <b className={styles.sum}>{text.sum(candidate)}</b>
      <small title={card.plantation}>
        {change === null ? countryName(card.country) : <em>{change}</em>} · {text.perStem(candidate)}
      </small>
    </button>
  )
}
