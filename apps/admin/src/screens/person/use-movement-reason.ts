import type { CallOutput } from '@flower-market/api-client'
import { useTranslate } from '@flower-market/app-runtime/i18n'

/** A movement of money of a person. */
export type Movement = CallOutput<'personGet'>['movements']['items'][number]

/** Gives why money moved, in a line: what staff wrote, what it belongs to beside its order, else how the order was paid; empty where nothing is known. */
export function useMovementReason(): (movement: Movement) => string {
  const t = useTranslate()
  return ({ reason, cause, kind, method }) => {
    if (reason !== '') return reason
    if (cause?.kind === 'payment') {
      return t('people.why.payment', {
        method: t(cause.isByStatement ? 'people.why.statement' : `people.method.${method}`),
        number: String(cause.number),
      })
    }
    if (cause?.kind === 'credit') {
      const { variety, lengthCm, claim } = cause
      const flower = t('flowers.nameWithLength', { variety, length: lengthCm })
      const text = cause.reason === '' ? flower : t('people.why.credit', { flower, reason: cause.reason })
      return claim === null ? text : t('people.why.claim', { text, number: String(claim) })
    }
    if (cause?.kind === 'transfer') {
      return t('people.why.transfer', { number: String(cause.number), payee: cause.payee })
    }
    return kind === 'purchase' ? t(`people.method.${method}`) : ''
  }
}
