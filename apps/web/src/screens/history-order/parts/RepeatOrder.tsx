import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Banner, Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { repeatOrderAtom, type RepeatOutcome } from '../history-order.atoms.ts'
import type { Order, OrderPosition } from '../order-facts.ts'
import styles from './RepeatOrder.module.css'

type Repeating = 'idle' | 'working' | 'failed' | { readonly outcome: RepeatOutcome }

/** Puts the order into the cart once more, and tells what could not be found. */
export function RepeatOrder({ order }: { order: Order }) {
  const t = useTranslate()
  const repeatOrder = useSetAtom(repeatOrderAtom)
  const [state, setState] = useState<Repeating>('idle')
  const repeat = async (): Promise<void> => {
    setState('working')
    setState(
      await repeatOrder(order.lines)
        .then((outcome) => ({ outcome }))
        .catch(() => 'failed' as const),
    )
  }
  return (
    <div className={styles.repeat}>
      <Button size="l" loading={state === 'working'} onClick={() => void repeat()}>
        {t('history.repeat')}
      </Button>
      {state === 'failed' && (
        <Banner role="alert" tone="danger">
          {t('history.repeatFailed')}
        </Banner>
      )}
      <output>{typeof state === 'object' && <Repeated outcome={state.outcome} />}</output>
    </div>
  )
}

function Repeated({ outcome }: { outcome: RepeatOutcome }) {
  const t = useTranslate()
  const format = useFormat()
  const namesOf = (positions: readonly OrderPosition[]): string =>
    positions
      .map(({ variety, lengthCm }) => t('flowers.nameWithLength', { variety, length: lengthCm }))
      .join('; ')
  if (outcome === null || outcome.added === 0) {
    return <Banner tone="warn">{t('history.repeatedNothing')}</Banner>
  }
  const { added, date, missing, less } = outcome
  return (
    <Banner
      tone={missing.length + less.length === 0 ? 'success' : 'warn'}
      title={t('history.repeated', { count: added, day: format.day(date, 'day') })}
      action={
        <Button asChild tone="primary">
          <LocalizedLink to={paths.cart()}>{t('history.toCart')}</LocalizedLink>
        </Button>
      }
    >
      {missing.length > 0 && <p>{t('history.repeatMissing', { names: namesOf(missing) })}</p>}
      {less.length > 0 && <p>{t('history.repeatLess', { names: namesOf(less) })}</p>}
    </Banner>
  )
}
