/**
 * The operator's own accounts: what came in from outside, what was sold, the other side of exchanges, what commissions
 * earned, what was sent to plantations, margins and referral shares, and what staff put right. They may go below zero.
 */
export const systemAccounts = [
  'funding',
  'sales',
  'exchange',
  'commission',
  'payouts',
  'margin',
  'share',
  'adjustments',
] as const

/** An account of the operator. */
export type SystemAccount = (typeof systemAccounts)[number]
