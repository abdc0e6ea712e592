import { searchWords } from '@flower-market/flower-domain'
import type { ItemOwner, useItemOwner, useItemText } from '../../components/desk-item/use-item-text.ts'
import type { DeskItem } from '../../components/desk-item/desk-item.ts'

/** What an item is found by: whose it is, what stands in its line, its numbers and its sum in rubles. */
function textOf(item: DeskItem, { name, company }: ItemOwner, line: string): string {
  const facts = Object.values(item.facts).filter(
    (fact) => typeof fact === 'string' || typeof fact === 'number',
  )
  const rubles = item.sum === null ? [] : [Math.trunc(item.sum / 100)]
  return [name, company, line, ...facts, ...rubles].join(' ')
}

/** The items that every word of a search names by its beginning, in their order. */
export function searchDesk(
  items: readonly DeskItem[],
  search: string,
  ownerOf: ReturnType<typeof useItemOwner>,
  lineOf: ReturnType<typeof useItemText>,
): readonly DeskItem[] {
  const words = searchWords(search)
  if (words.length === 0) return items
  return items.filter((item) => {
    const own = searchWords(textOf(item, ownerOf(item), lineOf(item)))
    return words.every((word) => own.some((one) => one.startsWith(word)))
  })
}
