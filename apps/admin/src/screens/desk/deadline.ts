import { deskUrgency, type DeskUrgency } from '@flower-market/flower-domain'
import type { DeskItem } from '../../components/desk-item/desk-item.ts'

/** How near the deadline of an item is; `asked` while the person is asked for something, when it is paused. */
export type ItemUrgency = DeskUrgency | 'asked'

/** Items of one urgency, in their order. */
export interface DeskGroup<T> {
  readonly urgency: ItemUrgency
  readonly items: readonly T[]
}

/** Whether an item waits for the answer of its person. */
export function isAsked({ question }: Pick<DeskItem, 'question'>): boolean {
  return question !== null && question.answer === null
}

/** The items by urgency, the nearest first, those that wait for an answer last; an urgency without items is left out. */
export function groupByUrgency<T extends Pick<DeskItem, 'deadline' | 'question'>>(
  items: readonly T[],
  now: Date,
): DeskGroup<T>[] {
  const [asked, open] = [items.filter(isAsked), items.filter((item) => !isAsked(item))]
  const groups = Map.groupBy(open, ({ deadline }) => deskUrgency(new Date(deadline), now))
  const due = [...groups].map(([urgency, found]) => ({ urgency, items: found }))
  return asked.length === 0 ? due : [...due, { urgency: 'asked', items: asked }]
}
