import { TextField } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { mostStems, type Order, type OrderAction } from '../order-action.ts'
import styles from './StemsFields.module.css'

export interface StemsFieldsProps {
  lines: Order['lines']
  action: OrderAction
  /** As it is typed, by line; a line that is not there has all its stems. */
  typed: Readonly<Record<string, string>>
  onType: (code: string, text: string) => void
}

/** How many stems of each line, all that can be to begin with. */
export function StemsFields({ lines, action, typed, onType }: StemsFieldsProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className={styles.lines}>
      {lines.map((line) => {
        const most = mostStems(action, line) ?? 0
        const name = t('orders.varietyOf', { variety: line.variety, length: line.lengthCm })
        return (
          <TextField
            key={line.code}
            label={`${name}, ${line.plantation}`}
            hint={t('orders.ofStems', { most: format.number(most) })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={typed[line.code] ?? String(most)}
            onChange={(event) => onType(line.code, event.target.value)}
          />
        )
      })}
    </div>
  )
}
