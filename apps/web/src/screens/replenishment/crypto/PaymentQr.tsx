import { QrCode } from '@flower-market/ui'
import { cx } from 'class-variance-authority'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './PaymentQr.module.css'

/** The address for the camera of another device. The amount is not in it: wallets disagree about how it is written. */
export function PaymentQr({ address, className }: { address: string; className: string | undefined }) {
  const t = useTranslate()
  return (
    <figure className={cx(styles.figure, className)}>
      <QrCode
        value={address}
        label={t('crypto.qrLabel')}
        fallback={t('crypto.qrFallback')}
        className={styles.qr}
      />
      <figcaption className={styles.caption}>{t('crypto.qrNote')}</figcaption>
    </figure>
  )
}
