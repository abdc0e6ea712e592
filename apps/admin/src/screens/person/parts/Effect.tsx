import type { Currency } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './Effect.module.css'

export interface EffectProps {
  /** What can be spent now, in minor units. */
  before: number
  /** What could be spent then; null while nothing can be done. */
  after: number | null
  currency: Currency
}

/** What an operation by hand does to a balance, before it is done. */
export function Effect({ before, after, currency }: EffectProps) {
  const t = useTranslate()
  const format = useFormat()
  const now = format.money(before, currency)
  return (
    <p className={styles.effect} aria-live="polite">
      {after === null
        ? t('people.effectNow', { now })
        : t('people.effect', { now, later: format.money(after, currency) })}
    </p>
  )
}
