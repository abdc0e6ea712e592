import { type ReactNode, useState } from 'react'
import { readBound } from './bounds.ts'
import styles from './RangeHistogram.module.css'

interface BoundInputProps {
  label: string
  unit: ReactNode
  value: number | null
  placeholder: string
  onCommit: (value: number | null) => void
}

/** One bound of the range: committed on Enter or blur; an unreadable text is replaced with the previous bound. */
export function BoundInput({ label, unit, value, placeholder, onCommit }: BoundInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    const typed = draft === null ? undefined : readBound(draft)
    setDraft(null)
    if (typed !== undefined && typed !== value) onCommit(typed)
  }
  return (
    <label className={styles.bound}>
      <input
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={label}
        placeholder={placeholder}
        value={draft ?? value?.toString() ?? ''}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setDraft(null)
        }}
      />
      <span aria-hidden="true" className={styles.unit}>
        {unit}
      </span>
    </label>
  )
}
