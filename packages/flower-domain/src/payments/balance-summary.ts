import type { WalletType } from '../money/currency.ts'

/** What a stretch of an account's history did to its balance, in minor units: `before + added - taken = after`. */
export interface BalanceSummary {
  readonly before: number
  readonly added: number
  readonly taken: number
  readonly after: number
}

/** An entry of an account's history, as far as the balance goes. */
export interface BalanceStep {
  readonly amount: number
  readonly balanceBefore: number
  readonly balanceAfter: number
}

/** What the entries of one movement did to each kind of account, oldest entry first: several of one account are one change. */
export function changesByWallet<E extends BalanceStep & { readonly type: WalletType }>(
  entries: readonly E[],
): E[] {
  const changes = new Map<WalletType, E>()
  for (const entry of entries) {
    const { amount = 0, balanceBefore = entry.balanceBefore } = changes.get(entry.type) ?? {}
    changes.set(entry.type, { ...entry, amount: amount + entry.amount, balanceBefore })
  }
  return [...changes.values()]
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/**
 * Sums a stretch of one account's history, the newest entry first. Null for none, and where an entry is missing between two:
 * then nothing would add up.
 */
export function summarizeBalance(steps: readonly BalanceStep[]): BalanceSummary | null {
  const [newest, oldest] = [steps[0], steps.at(-1)]
  if (newest === undefined || oldest === undefined) return null
  const isWhole = steps.every(
    (step, place) => place === 0 || steps[place - 1]?.balanceBefore === step.balanceAfter,
  )
  if (!isWhole) return null
  const amounts = steps.map(({ amount }) => amount)
  return {
    before: oldest.balanceBefore,
    added: sumOf(amounts.filter((amount) => amount > 0)),
    taken: 0 - sumOf(amounts.filter((amount) => amount < 0)),
    after: newest.balanceAfter,
  }
}
