import type { ShipmentDocument } from '@flower-market/api-client'
import { Button, DownloadIcon } from '@flower-market/ui'
import { useDownload } from '@flower-market/app-runtime/download'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import type { Order } from '../order-action.ts'
import styles from './DocumentsSection.module.css'

const kinds = ['upd', 'upd-xml', 'packing-list'] as const satisfies readonly ShipmentDocument[]

function ShipmentFile({ id, kind }: { id: string; kind: ShipmentDocument }) {
  const t = useTranslate()
  const locale = useLocale()
  const { isBusy, download } = useDownload()
  return (
    <Button
      size="s"
      loading={isBusy}
      onClick={() => void download('shipmentDocument', { params: { id }, query: { kind, locale } })}
    >
      <DownloadIcon />
      {t(`orders.document.${kind}`)}
    </Button>
  )
}

/** What was shipped, part by part, with the papers of each; nothing before the first part. */
export function DocumentsSection({ order }: { order: Order }) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const { isBusy, download } = useDownload()
  const { shipments, missingRequisites } = order
  if (shipments.length === 0) return null
  const isWaiting = shipments.some(({ upd }) => upd === null)
  return (
    <PageSection
      title={t('orders.documents')}
      aside={
        !isWaiting && (
          <Button
            size="s"
            tone="quiet"
            loading={isBusy}
            onClick={() => void download('orderDocuments', { query: { ids: order._id, locale } })}
          >
            {t('orders.allDocuments')}
          </Button>
        )
      }
    >
      <ul className={styles.list}>
        {shipments.map(({ _id, at, stems, boxes, upd }) => (
          <li key={_id} className={styles.shipment}>
            <p>
              {upd === null ? t('orders.shipment') : t('orders.upd', { number: String(upd.number) })}{' '}
              <span className={styles.facts}>
                {format.dayOf(at)} · {t('orders.stems', { count: stems })} ·{' '}
                {t('orders.boxes', { count: boxes })}
              </span>
            </p>
            {upd === null && (
              <p className={styles.facts}>
                {t(missingRequisites.length > 0 ? 'orders.requisitesMissing' : 'orders.updAwaited')}
              </p>
            )}
            <div className={styles.files}>
              {kinds
                .filter((kind) => upd !== null || kind === 'packing-list')
                .map((kind) => (
                  <ShipmentFile key={kind} id={_id} kind={kind} />
                ))}
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
