import { useAtomValue } from 'jotai'
import { PageHeader, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import { settingsAtom } from '../../../state/settings.atoms.ts'
import { CancelPayment } from './CancelPayment.tsx'
import { CryptoClock } from './CryptoClock.tsx'
import styles from './CryptoPaymentView.module.css'
import { CryptoProgress } from './CryptoProgress.tsx'
import { CryptoStanding } from './CryptoStanding.tsx'
import {
  isPayable,
  stageOf,
  type CryptoPayment,
  type CryptoStage,
} from '../../../components/usdt/crypto-stage.ts'
import { CryptoStageBadge } from './CryptoStageBadge.tsx'
import { PaymentMain } from './PaymentMain.tsx'
import { PaymentQr } from './PaymentQr.tsx'
import { SandboxWalletLink } from './SandboxWalletLink.tsx'
import { WhatHappensNext } from './WhatHappensNext.tsx'

/** Stages in which the process goes on by itself: its steps are shown. */
const running: ReadonlySet<CryptoStage> = new Set(['waiting', 'confirming', 'credited'])

/** A top-up in USDT: what to send and until when, or what has arrived and what becomes of it. */
export function CryptoPaymentView({ payment, onTimeUp }: { payment: CryptoPayment; onTimeUp: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const { hasSandboxInbox } = useAtomValue(settingsAtom)
  const stage = stageOf(payment)
  const payable = isPayable(payment)
  return (
    <article className={styles.payment}>
      <PageHeader
        className={styles.head}
        title={t('crypto.title')}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.replenishment()}>{t('transactions.replenishment')}</LocalizedLink>
          </TextLink>
        }
        status={<CryptoStageBadge stage={stage} />}
        description={t('crypto.number', { number: payment.number, moment: format.moment(payment.date) })}
      />
      {running.has(stage) && <CryptoProgress payment={payment} stage={stage} />}
      <CryptoStanding payment={payment} stage={stage} />
      <div className={styles.columns} data-payable={payable ? '' : undefined}>
        {payable && (
          <CryptoClock
            key={payment.serverTime}
            payment={payment}
            onTimeUp={onTimeUp}
            className={styles.clock}
          />
        )}
        <div className={styles.main}>
          <PaymentMain payment={payment} />
        </div>
        {payable && <PaymentQr address={payment.address} className={styles.qr} />}
        <CancelPayment payment={payment} className={styles.cancel} />
      </div>
      {payable && <WhatHappensNext expiresAt={payment.expiresAt} />}
      {hasSandboxInbox && <SandboxWalletLink id={payment._id} />}
    </article>
  )
}
