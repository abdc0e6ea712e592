import { tronConfirmations } from '@flower-market/flower-domain'
import { Timeline, TimelineStep } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './CryptoProgress.module.css'
import type { CryptoPayment, CryptoStage } from '../../../components/usdt/crypto-stage.ts'

const order: readonly CryptoStage[] = ['waiting', 'confirming', 'credited']

/** The way of the money: begun, awaited, confirmed by the network, credited. */
export function CryptoProgress({ payment, stage }: { payment: CryptoPayment; stage: CryptoStage }) {
  const t = useTranslate()
  const format = useFormat()
  const at = order.indexOf(stage)
  const isCredited = stage === 'credited'
  const stateAt = (place: number) => (place < at || isCredited ? 'done' : place === at ? 'current' : 'ahead')
  const { date, expiresAt, settledAt, confirmations, amount } = payment
  return (
    <div className={styles.progress}>
      <Timeline aria-label={t('crypto.progress')}>
        <TimelineStep state="done" title={t('crypto.step.begun')} note={format.time(date)} />
        <TimelineStep
          state={stateAt(0)}
          title={t('crypto.step.waiting')}
          note={t('crypto.step.waitingNote', { time: format.time(expiresAt) })}
        />
        <TimelineStep
          state={stateAt(1)}
          title={t('crypto.step.confirming')}
          note={
            confirmations === null
              ? t('crypto.step.confirmingNote', { needed: tronConfirmations })
              : t('crypto.confirmations', { count: confirmations, needed: tronConfirmations })
          }
        />
        <TimelineStep
          state={stateAt(2)}
          title={t('crypto.step.credited')}
          note={
            settledAt === null
              ? t('crypto.step.creditedNote', { amount: format.money(amount) })
              : format.moment(settledAt)
          }
        />
      </Timeline>
    </div>
  )
}
