import type { CallOutput, PermittedCall } from '@flower-market/api-client'

/** A transfer as staff see it. */
export type Transfer = CallOutput<'transactionReviewGet'>

/** What staff do with a transfer. */
export type TransferAction = 'send' | 'reject' | 'confirm' | 'return'

/** The call that does each. */
export const callOf: Readonly<Record<TransferAction, PermittedCall>> = {
  send: 'transactionSend',
  reject: 'transactionReject',
  confirm: 'transactionConfirm',
  return: 'transactionReject',
}

/** The status in which a transfer is given back by each: it decides whether that releases or returns, so it is never read from what has come since. */
export const seenStatusOf = { reject: 'IN_PROCESSED', return: 'SENDED' } as const

/** Actions that give the money back, and say why. */
export function isGivenBack(action: TransferAction): action is 'reject' | 'return' {
  return action === 'reject' || action === 'return'
}

/** What can be done with a transfer of a status, the usual step first. */
export function actionsOf(status: Transfer['status']): readonly TransferAction[] {
  if (status === 'IN_PROCESSED') return ['send', 'reject']
  return status === 'SENDED' ? ['confirm', 'return'] : []
}
