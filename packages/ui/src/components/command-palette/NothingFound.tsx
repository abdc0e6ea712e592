import { useCommandState } from 'cmdk'
import type { ReactNode } from 'react'
import styles from './CommandPalette.module.css'

/** Says that nothing was found; the live region is in the DOM before its text, else it would not be announced. */
export function NothingFound({ children }: { children: ReactNode }) {
  const found = useCommandState((state) => state.filtered.count)
  return (
    <output className={styles.empty} data-shown={found === 0 ? '' : undefined}>
      {found === 0 && children}
    </output>
  )
}
