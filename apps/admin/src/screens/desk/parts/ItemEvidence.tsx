import { TextLink } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import styles from './DeskItemPanel.module.css'

interface Evidence {
  readonly url: string
  readonly isPdf: boolean
}

function evidenceOf(item: DeskItem): readonly Evidence[] {
  if (item.kind === 'claim') return item.facts.photos.map((url) => ({ url, isPdf: false }))
  if (item.kind !== 'top-up' || item.facts.proof === null) return []
  return [{ url: item.facts.proof, isPdf: item.facts.proofType === 'pdf' }]
}

/** The pictures of an item, each of which opens in its full size, or the PDF, which the browser shows in a page of its own. */
export function ItemEvidence({ item }: { item: DeskItem }) {
  const t = useTranslate()
  const evidence = evidenceOf(item)
  if (evidence.length === 0) return null
  return (
    <ul className={styles.evidence}>
      {evidence.map(({ url, isPdf }, place) => (
        <li key={url}>
          {isPdf ? (
            <TextLink href={url} target="_blank" rel="noreferrer">
              {t('desk.paymentOrder')}
            </TextLink>
          ) : (
            <a href={url} target="_blank" rel="noreferrer" className={styles.image}>
              <img src={url} alt={t('desk.picture', { number: place + 1, count: evidence.length })} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
