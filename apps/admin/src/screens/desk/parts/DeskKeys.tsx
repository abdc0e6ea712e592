import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './DeskKeys.module.css'

const keys = [
  ['move', ['↑', '↓']],
  ['open', ['Enter']],
  ['take', ['A']],
  ['reject', ['X']],
  ['ask', ['C']],
  ['close', ['Esc']],
  ['undo', ['Z']],
] as const

/** The keys of the desk. */
export function DeskKeys() {
  const t = useTranslate()
  return (
    <ul className={styles.keys} aria-label={t('desk.keys')}>
      {keys.map(([name, pressed]) => (
        <li key={name}>
          {pressed.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {t(`desk.key.${name}`)}
        </li>
      ))}
    </ul>
  )
}
