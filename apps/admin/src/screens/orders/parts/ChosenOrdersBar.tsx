import { Button, DownloadIcon } from '@flower-market/ui'
import { useDownload } from '@flower-market/app-runtime/download'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import type { ChosenOrders } from '../use-chosen-orders.ts'
import styles from './ChosenOrdersBar.module.css'

/** How many orders are chosen, and their papers as one archive each. */
export function ChosenOrdersBar({ chosen, clear }: Pick<ChosenOrders, 'chosen' | 'clear'>) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const { isBusy, download } = useDownload()
  if (chosen.length === 0) return null
  const ids = chosen.map(({ _id }) => _id).join(',')
  const areShipped = chosen.every(({ documents }) => documents !== 'none')
  const areReady = chosen.every(({ documents }) => documents === 'ready')
  const sum = chosen.reduce((total, order) => total + order.sum, 0)
  return (
    <section aria-label={t('orders.chosen')} className={styles.bar}>
      <p className={styles.figures} aria-live="polite">
        {t('orders.chosenOf', { count: chosen.length, sum: format.money(sum, 'RUB', true) })}
      </p>
      <Button
        loading={isBusy}
        disabled={!areShipped}
        onClick={() => void download('orderDocuments', { query: { ids, locale, kind: 'packing-list' } })}
      >
        <DownloadIcon />
        {t('orders.packingLists')}
      </Button>
      <Button
        loading={isBusy}
        disabled={!areReady}
        onClick={() => void download('orderDocuments', { query: { ids, locale } })}
      >
        <DownloadIcon />
        {t('orders.allDocuments')}
      </Button>
      <Button tone="quiet" onClick={clear}>
        {t('orders.chooseNone')}
      </Button>
      {!areReady && (
        <p className={styles.why}>
          {t(areShipped ? 'orders.documentsAwaited' : 'orders.notShipped', {
            numbers: chosen
              .filter(({ documents }) => (areShipped ? documents !== 'ready' : documents === 'none'))
              .map(({ number }) => String(number))
              .join(', '),
          })}
        </p>
      )}
    </section>
  )
}
