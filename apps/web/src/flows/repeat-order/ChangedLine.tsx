import {
  packStep,
  snapToPack,
  type FlowerCard,
  type IsoDate,
  type RepeatedLine,
} from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useFarm } from '../../components/flower-name/use-farm.ts'
import { cartAtom, setQuantityAtom } from '../../state/cart.atoms.ts'
import type { RepeatedFlower } from '../../state/repeated-order.atoms.ts'
import styles from './RepeatedOrderReview.module.css'

export interface ChangedLineProps {
  date: IsoDate
  repeated: RepeatedLine<RepeatedFlower>
}

/** A line that is not as it was ordered: what has changed, and lots to take instead of what is missing. */
export function ChangedLine({ date, repeated }: ChangedLineProps) {
  const t = useTranslate()
  const format = useFormat()
  const farmOf = useFarm()
  const { line, card, quantity, changes, replacements } = repeated
  const money = (minor: number): string => format.money(minor, 'RUB', true)
  const missing = Math.max(0, line.quantity - quantity)
  return (
    <li className={styles.line} data-gone={card === null || undefined}>
      <span className={styles.what}>
        <b>{t('flowers.nameWithLength', { variety: line.variety, length: line.lengthCm })}</b>{' '}
        <small>{farmOf(line)}</small>
      </span>
      <span className={styles.changes}>
        {changes.map((change) => (
          <span key={change} data-change={change}>
            {change === 'gone'
              ? t('repeat.gone', { quantity: line.quantity })
              : change === 'less-stock'
                ? t('repeat.less', { quantity, asked: line.quantity })
                : t('repeat.dearer', { was: money(line.price), now: money(card?.price ?? 0) })}
          </span>
        ))}
      </span>
      {replacements.length > 0 && (
        <span className={styles.replacements}>
          <small>{t('repeat.instead')}</small>
          {replacements.map((replacement) => (
            <Replacement
              key={replacement.code}
              date={date}
              card={replacement}
              // Of what is only dearer, all that was ordered is to be replaced.
              stems={missing === 0 ? line.quantity : missing}
              replaced={missing === 0 ? card : null}
              isElsewhere={replacement.plantation !== line.plantation}
            />
          ))}
        </span>
      )}
    </li>
  )
}

interface ReplacementProps {
  date: IsoDate
  card: FlowerCard
  /** How many are to be taken, before they are rounded to whole packs. */
  stems: number
  /** The lot that leaves the cart for it; null where nothing does. */
  replaced: FlowerCard | null
  /** Whether it comes from another plantation than what was ordered. */
  isElsewhere: boolean
}

/** A lot to take instead; once it is in the cart the button says so. */
function Replacement({ date, card, stems, replaced, isElsewhere }: ReplacementProps) {
  const t = useTranslate()
  const format = useFormat()
  const farmOf = useFarm()
  const setQuantity = useSetAtom(setQuantityAtom)
  const items = useAtomValue(cartAtom)[date] ?? []
  const held = items.find(({ code }) => code === card.code)?.quantity ?? 0
  const { quantity } = snapToPack({
    requested: Math.max(stems, packStep(card)),
    pack: card,
    stemsAvailable: card.stemsAvailable,
  })
  const take = (): void => {
    setQuantity({ date, code: card.code, price: card.price, quantity })
    if (replaced !== null) setQuantity({ date, code: replaced.code, price: replaced.price, quantity: 0 })
  }
  const name = t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })
  const price = format.money(card.price, 'RUB', true)
  return (
    <Button size="s" disabled={held > 0} onClick={take}>
      {held > 0 ? t('repeat.taken', { name, quantity: held }) : t('repeat.take', { name, quantity, price })}
      {isElsewhere && <small>{farmOf(card)}</small>}
    </Button>
  )
}
