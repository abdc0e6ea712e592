import type { ShipmentDocument } from '@flower-market/api-client'
import { Banner, Button, DownloadIcon, TextLink } from '@flower-market/ui'
import { useDownload } from '@flower-market/app-runtime/download'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import type { Order } from '../order-facts.ts'
import styles from './OrderDocuments.module.css'

type Shipment = Order['shipments'][number]

function ShipmentFile({ shipmentId, kind }: { shipmentId: string; kind: ShipmentDocument }) {
  const t = useTranslate()
  const locale = useLocale()
  const { isBusy, download } = useDownload()
  return (
    <Button
      size="s"
      loading={isBusy}
      onClick={() =>
        void download('shipmentDocument', { params: { id: shipmentId }, query: { kind, locale } })
      }
    >
      <DownloadIcon />
      {t(`history.document.${kind}`)}
    </Button>
  )
}

function CorrectionFile({
  correction: { _id: id, number },
}: {
  correction: Shipment['corrections'][number]
}) {
  const t = useTranslate()
  const { isBusy, download } = useDownload()
  return (
    <Button
      size="s"
      loading={isBusy}
      onClick={() => void download('documentFile', { params: { id }, query: { kind: 'correction' } })}
    >
      <DownloadIcon />
      {t('history.correction', { number })}
    </Button>
  )
}

function ShipmentRow({ shipment, isAwaited }: { shipment: Shipment; isAwaited: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const { _id, at, stems, boxes, upd, corrections } = shipment
  return (
    <li className={styles.shipment}>
      <p>
        {upd === null ? t('history.shipment') : t('history.upd', { number: String(upd.number) })}{' '}
        <span className={styles.facts}>
          {format.dayOf(at)} · {t('flowers.stems', { count: stems })} · {t('flowers.boxes', { count: boxes })}
        </span>
      </p>
      {upd === null && isAwaited && <p className={styles.facts}>{t('history.updAwaited')}</p>}
      <div className={styles.files}>
        {upd !== null && <ShipmentFile shipmentId={_id} kind="upd" />}
        {upd !== null && <ShipmentFile shipmentId={_id} kind="upd-xml" />}
        <ShipmentFile shipmentId={_id} kind="packing-list" />
        {corrections.map((correction) => (
          <CorrectionFile key={correction._id} correction={correction} />
        ))}
      </div>
    </li>
  )
}

/** The documents of what was shipped, and what they lack. */
export function OrderDocuments({ order }: { order: Order }) {
  const t = useTranslate()
  const locale = useLocale()
  const { isBusy, download } = useDownload()
  const { shipments, missingRequisites: missing } = order
  if (shipments.length === 0) return null
  const isWaiting = shipments.some(({ upd }) => upd === null)
  return (
    <section aria-labelledby="order-documents" className={styles.section}>
      <header className={styles.head}>
        <h2 id="order-documents" className={styles.title}>
          {t('history.documents')}
        </h2>
        {!isWaiting && (
          <Button
            size="s"
            tone="quiet"
            loading={isBusy}
            onClick={() => void download('orderDocuments', { query: { ids: order._id, locale } })}
          >
            {t('history.allDocuments')}
          </Button>
        )}
      </header>
      {isWaiting && missing.length > 0 && (
        <Banner tone="warn">
          {t('history.requisitesMissing', {
            fields: missing.map((field) => t(`history.requisite.${field}`)).join(', '),
          })}{' '}
          <TextLink asChild>
            <LocalizedLink to={paths.profile()}>{t('history.toProfile')}</LocalizedLink>
          </TextLink>
        </Banner>
      )}
      <ul className={styles.list}>
        {shipments.map((shipment) => (
          <ShipmentRow key={shipment._id} shipment={shipment} isAwaited={missing.length === 0} />
        ))}
      </ul>
    </section>
  )
}
