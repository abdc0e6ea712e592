import { useTranslate } from '@flower-market/app-runtime/i18n'
import { deskKinds } from '@flower-market/flower-domain'
import { SegmentedTab, SegmentedTabs } from '@flower-market/ui'
import { useSearchParams } from 'react-router-dom'
import { Link } from '@flower-market/app-runtime/navigation'
import type { Desk } from '../desk.atoms.ts'
import styles from './DeskTabs.module.css'

/** The kinds of what waits, with how many of each there are; a kind without any is left out unless it is shown. */
export function DeskTabs({ counts }: Pick<Desk, 'counts'>) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const shown = search.get('kind')
  const countOf = (kind: (typeof deskKinds)[number]) => counts[kind] ?? 0
  const found = search.get('q')
  /** The search goes on in another kind. */
  const addressOf = (kind: string | null): string => {
    const next = new URLSearchParams({ ...(kind && { kind }), ...(found && { q: found }) })
    return `?${next.toString()}`
  }
  const all = deskKinds.reduce((sum, kind) => sum + countOf(kind), 0)
  const kinds = deskKinds.filter((kind) => countOf(kind) > 0 || kind === shown)
  return (
    <SegmentedTabs label={t('desk.tabs')} className={styles.tabs}>
      <SegmentedTab asChild count={all}>
        <Link to={addressOf(null)} replace aria-current={shown === null ? 'page' : undefined}>
          {t('desk.kinds.all')}
        </Link>
      </SegmentedTab>
      {kinds.map((kind) => (
        <SegmentedTab key={kind} asChild count={countOf(kind)}>
          <Link to={addressOf(kind)} replace aria-current={shown === kind ? 'page' : undefined}>
            {t(`desk.kinds.${kind}`)}
          </Link>
        </SegmentedTab>
      ))}
    </SegmentedTabs>
  )
}
