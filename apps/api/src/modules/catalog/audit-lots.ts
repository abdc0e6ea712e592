import type { AuditValue } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { recordAudit } from '../audit/index.ts'
import type { LotChange, LotChangeCause, StoredLot } from './lot-change.ts'

/** What the audit log says of a lot. */
function termsOf(lot: StoredLot | null): Record<string, AuditValue> {
  if (lot === null) return {}
  return {
    variety: lot.variety,
    price: lot.price,
    freight: lot.freight,
    stemsAvailable: lot.stems_available,
    stemsPerBunch: lot.stems_per_bunch,
    stemsPerBox: lot.stems_per_box,
    soldBy: lot.sold_by,
    color: lot.color,
    regions: lot.regions?.join(', ') ?? null,
    photos: lot.photos?.length ?? 0,
  }
}

/**
 * Records what staff have done to lots: of one lot its terms, of several how many of each plantation. What exactly was done to
 * each is in `lot_changes`.
 */
export async function auditLots(
  trx: Trx,
  changes: readonly LotChange[],
  { by, source, at }: LotChangeCause,
): Promise<void> {
  if (by?.role !== 'ADMIN') return
  const entry = { by: by.personId, at, action: 'lots-changed' } as const
  const [only, ...others] = changes
  if (only !== undefined && others.length === 0) {
    const { kind, before, after } = only
    const subject = { kind: 'lot', id: (after ?? before).code } as const
    await recordAudit(trx, {
      ...entry,
      subject,
      before: termsOf(before),
      after: { ...termsOf(after), source, kind },
    })
    return
  }
  const byPlantation = Map.groupBy(changes, ({ before, after }) => (after ?? before).plantation_id)
  for (const [id, ofPlantation] of byPlantation) {
    const countOf = (asked: LotChange['kind']) => ofPlantation.filter(({ kind }) => kind === asked).length
    await recordAudit(trx, {
      ...entry,
      subject: { kind: 'plantation', id },
      after: {
        source,
        added: countOf('added'),
        changed: countOf('changed'),
        withdrawn: countOf('withdrawn'),
      },
    })
  }
}
