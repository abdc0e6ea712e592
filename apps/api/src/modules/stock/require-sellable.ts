import { findLotIssue, moscowDateOf, type LotIssue } from '@flower-market/flower-domain'
import { invalidInput } from '../../platform/errors/api-error.ts'
import type { StoredLot } from '../catalog/index.ts'

const issueMessages = {
  'day-passed': ['deliveryDate', 'This day has passed.'],
  'box-not-whole-bunches': ['stemsPerBox', 'A box holds whole bunches.'],
} as const satisfies Record<LotIssue, readonly [path: string, message: string]>

/** Throws `validation-failed` where a lot cannot be sold as it is described; its field is named below the place of the lot. */
export function requireSellable(lot: StoredLot, now: Date, place = ''): void {
  const { delivery_date: deliveryDate, stems_per_bunch: stemsPerBunch, stems_per_box: stemsPerBox } = lot
  const issue = findLotIssue({ deliveryDate, stemsPerBunch, stemsPerBox }, moscowDateOf(now))
  if (issue === null) return
  const [path, message] = issueMessages[issue]
  throw invalidInput(place + path, message)
}
