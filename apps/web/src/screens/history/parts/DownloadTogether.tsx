import { useId, useState } from 'react'
import { maxArchivedOrders, type CallOutput } from '@flower-market/api-client'
import { Banner, Button, Checkbox, DownloadIcon, TextLink } from '@flower-market/ui'
import { useDownload } from '@flower-market/app-runtime/download'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import styles from './DownloadTogether.module.css'

type OrderRow = CallOutput<'orderList'>['items'][number]

/** What the documents of an order wait for. */
const awaitedTexts = {
  none: 'history.documentsAwaited',
  awaited: 'history.documentsAwaited',
  incomplete: 'history.documentsIncomplete',
} as const

/** Offers the documents of several orders of a list as one ZIP; nothing where no order has been shipped. */
export function DownloadTogether({ rows }: { rows: readonly OrderRow[] }) {
  const shipped = rows.filter(({ documents }) => documents !== 'none')
  return shipped.length === 0 ? null : <ShippedOrders rows={shipped} />
}

function ShippedOrders({ rows }: { rows: readonly OrderRow[] }) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const panelId = useId()
  const { isBusy, download } = useDownload()
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const ready = rows.filter(({ documents }) => documents === 'ready')
  const incomplete = rows.filter(({ documents }) => documents === 'incomplete')
  const chosen = ready.filter(({ _id }) => wanted.has(_id))
  const isFull = chosen.length >= maxArchivedOrders
  const most = ready.slice(0, maxArchivedOrders)
  const isAll = most.length > 0 && chosen.length >= most.length
  const toggle = (id: string, isChosen: boolean): void => {
    const next = new Set(wanted)
    if (isChosen) next.add(id)
    else next.delete(id)
    setWanted(next)
  }
  const ids = chosen.map(({ _id }) => _id).join(',')
  return (
    <section aria-label={t('history.documents')} className={styles.together}>
      <div className={styles.head}>
        <p>{t('history.shippedOrders', { count: rows.length })}</p>
        <Button size="s" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
          {t('history.chooseDocuments')}
        </Button>
      </div>
      {incomplete.length > 0 && (
        <Banner tone="warn">
          {t('history.documentsNeedProfile', { count: incomplete.length })}{' '}
          <TextLink asChild>
            <LocalizedLink to={paths.profile()}>{t('history.toProfile')}</LocalizedLink>
          </TextLink>
        </Banner>
      )}
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        <Checkbox
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          disabled={ready.length === 0}
          onChange={() => setWanted(new Set(isAll ? [] : most.map(({ _id }) => _id)))}
        >
          {ready.length > maxArchivedOrders
            ? t('history.chooseMost', { count: maxArchivedOrders })
            : t('history.chooseAll')}
        </Checkbox>
        <ul className={styles.list}>
          {rows.map(({ _id, number, deliveryFrom, documents }) => (
            <li key={_id} className={styles.row}>
              <Checkbox
                checked={documents === 'ready' && wanted.has(_id)}
                disabled={documents !== 'ready' || (isFull && !wanted.has(_id))}
                onChange={(event) => toggle(_id, event.target.checked)}
                trailing={documents === 'ready' ? undefined : t(awaitedTexts[documents])}
              >
                {t('history.order', { number: String(number) })} · {format.day(deliveryFrom, 'day')}
              </Checkbox>
            </li>
          ))}
        </ul>
        <Button
          tone="primary"
          className={styles.download}
          loading={isBusy}
          disabled={chosen.length === 0}
          onClick={() => void download('orderDocuments', { query: { ids, locale } })}
        >
          <DownloadIcon />
          {chosen.length === 0
            ? t('history.downloadNone')
            : t('history.downloadChosen', { count: chosen.length })}
        </Button>
      </div>
    </section>
  )
}
