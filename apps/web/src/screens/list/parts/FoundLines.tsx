import { useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ReviewedLine } from '../list-review.ts'
import { FoundLine } from './FoundLine.tsx'
import styles from './FoundLines.module.css'

/** The lines that go into the cart, in the order of the list; a press on one opens it for a correction. */
export function FoundLines({ lines }: { lines: readonly ReviewedLine[] }) {
  const t = useTranslate()
  const [opened, setOpened] = useState<number | null>(null)
  const found = lines.flatMap(({ match, chosen }) => (chosen === null ? [] : [{ match, chosen }]))
  if (found.length === 0) return null
  return (
    <section aria-labelledby="list-found">
      <header className={styles.head}>
        <h2 id="list-found">
          {t('list.found')} {found.length}
        </h2>
        <span>{t('list.foundHint')}</span>
      </header>
      <ol className={styles.lines}>
        {found.map(({ match, chosen }) => (
          <FoundLine
            key={match.line.number}
            match={match}
            chosen={chosen}
            isOpen={opened === match.line.number}
            onOpen={(isOpen) => setOpened(isOpen ? match.line.number : null)}
          />
        ))}
      </ol>
    </section>
  )
}
