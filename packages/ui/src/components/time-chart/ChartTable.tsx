import styles from './TimeChart.module.css'

export interface ChartTableProps {
  caption: string
  timeLabel: string
  valueLabel: string
  rows: readonly { readonly time: string; readonly value: string }[]
}

/** The chart as a table, for whoever does not see it. */
export function ChartTable({ caption, timeLabel, valueLabel, rows }: ChartTableProps) {
  return (
    <div className={styles.table}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{timeLabel}</th>
            <th scope="col">{valueLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, value }) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
