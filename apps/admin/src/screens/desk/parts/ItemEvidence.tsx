import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import styles from './DeskItemPanel.module.css'

function picturesOf(item: DeskItem): readonly string[] {
  if (item.kind === 'top-up') return item.facts.proof === null ? [] : [item.facts.proof]
  return item.kind === 'claim' ? item.facts.photos : []
}

/** The pictures of an item; each opens in its full size. */
export function ItemEvidence({ item }: { item: DeskItem }) {
  const t = useTranslate()
  const pictures = picturesOf(item)
  if (pictures.length === 0) return null
  return (
    <ul className={styles.evidence}>
      {pictures.map((url, place) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={t('desk.picture', { number: place + 1, count: pictures.length })} />
          </a>
        </li>
      ))}
    </ul>
  )
}
