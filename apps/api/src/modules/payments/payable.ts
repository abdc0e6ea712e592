import type { PaymentMethod } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { methodsAt } from '../settings/index.ts'
import { requireCashRoom, type CashPayment } from './cash-limit.ts'

/** Money that is to come in. */
export interface IncomingPayment extends CashPayment {
  readonly method: PaymentMethod
}

/** Throws `payment-method-off` for a method by which the operator takes no money now. */
export async function requireMethod(db: Db | Trx, method: PaymentMethod, at: Date): Promise<void> {
  if (method === 'BALANCE') return
  if (!(await methodsAt(db, at)).includes(method)) throw new ApiError('payment-method-off')
}

/**
 * Throws `payment-method-off` for a method by which the operator takes no money now, and `cash-limit` for more cash than one
 * contract may be paid with.
 */
export async function requirePayable(trx: Trx, payment: IncomingPayment): Promise<void> {
  await requireMethod(trx, payment.method, payment.at)
  if (payment.method === 'CASH') await requireCashRoom(trx, payment, 'agreed')
}
