import { move } from '../transitions/transition-table.ts'
import type { Move, TransitionTable } from '../transitions/transition-table.ts'

/**
 * Every status of an attempt to pay by card: its page is being opened, is open, was paid, declined, left until its time was
 * over, or another sum came than was asked for.
 */
export const cardAttemptStatuses = ['opening', 'open', 'paid', 'declined', 'expired', 'mismatched'] as const

/** The status of an attempt to pay by card. */
export type CardAttemptStatus = (typeof cardAttemptStatuses)[number]

/** A declined page may be paid by another card, and money may come after the time is over: it is never refused. */
export const cardAttemptTransitions: TransitionTable<CardAttemptStatus> = {
  opening: ['open', 'paid', 'declined', 'expired', 'mismatched'],
  open: ['paid', 'declined', 'expired', 'mismatched'],
  declined: ['paid', 'expired', 'mismatched'],
  expired: ['paid', 'mismatched'],
  paid: [],
  mismatched: [],
}

/** Moves an attempt along the table, or says which moves were possible. */
export function moveCardAttempt(from: CardAttemptStatus, to: CardAttemptStatus): Move<CardAttemptStatus> {
  return move(cardAttemptTransitions, from, to)
}
