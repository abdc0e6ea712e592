import { mayCall, type PermittedCall, type Session } from '@flower-market/api-client'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'

/** A section of the staff's app. */
export interface MenuEntry {
  readonly name: MessageId
  readonly path: string
  /** The call that the section lives on. */
  readonly needs: PermittedCall
}

const entries: readonly MenuEntry[] = [
  { name: 'staff.desk', path: paths.desk(), needs: 'desk' },
  { name: 'staff.people', path: paths.people(), needs: 'personGet' },
  { name: 'staff.goods', path: paths.lots(), needs: 'lotList' },
  { name: 'staff.orders', path: paths.orders(), needs: 'staffOrders' },
  { name: 'staff.money', path: paths.money(), needs: 'dayClosing' },
  { name: 'staff.reports', path: paths.reports(), needs: 'reportTurnover' },
  { name: 'staff.auctions', path: paths.auctions(), needs: 'auctionCancel' },
  { name: 'staff.audit', path: paths.audit(), needs: 'auditList' },
  { name: 'staff.settings', path: paths.settings(), needs: 'operatorSettings' },
]

/** The sections that somebody may open, in their order. */
export function menuOf(person: Session): readonly MenuEntry[] {
  return entries.filter(({ needs }) => mayCall(person, needs))
}
