import type { ReactNode } from 'react'
import styles from './ReportFigures.module.css'

export interface ReportFigure {
  readonly name: string
  readonly value: ReactNode
}

export interface ReportFiguresProps {
  figures: readonly ReportFigure[]
  /** Whether no figure stands out. @default false */
  isPlain?: boolean
}

/** What a report comes to: the first figure is the largest. */
export function ReportFigures({ figures, isPlain = false }: ReportFiguresProps) {
  return (
    <dl className={styles.figures} data-plain={isPlain ? '' : undefined}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
