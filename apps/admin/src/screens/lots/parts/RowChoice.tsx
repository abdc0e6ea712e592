import gridStyles from './GridCell.module.css'
import styles from './NewLotsTable.module.css'

export interface RowChoiceProps<V extends string> {
  /** Names the choice and its row, for screen readers. */
  label: string
  value: V
  choices: readonly { readonly value: V; readonly label: string }[]
  problem?: string | null
  onChoose: (value: V) => void
}

/** A choice in a cell of the grid, in the browser's own list. */
export function RowChoice<V extends string>({
  label,
  value,
  choices,
  problem = null,
  onChoose,
}: RowChoiceProps<V>) {
  return (
    <>
      <select
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {problem !== null && (
        <span className={gridStyles.note} data-wrong="" data-align="start">
          {problem}
        </span>
      )}
    </>
  )
}
