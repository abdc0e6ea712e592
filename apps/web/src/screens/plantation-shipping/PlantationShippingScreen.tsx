import { Button, PageHeader, StatusBadge } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useDayTitle } from '../../components/delivery-day/use-day-title.ts'
import { usePacking } from '../../components/packing/use-packing.ts'
import { paths } from '../../paths.ts'
import { ShippingSkeleton } from './parts/ShippingSkeleton.tsx'
import styles from './PlantationShipping.module.css'

const messages = { loading: 'requests.shippingLoading', failedText: 'requests.shippingFailedText' } as const

/** What the plantation ships for which delivery day, to print and pack by. */
function PlantationShippingScreen() {
  const t = useTranslate()
  const dayTitle = useDayTitle()
  const packing = usePacking()
  return (
    <ResourceView
      resource={useResource('packingList', {})}
      headingLevel={1}
      messages={messages}
      skeleton={<ShippingSkeleton />}
      empty={
        <PageMessage
          title="requests.shippingEmptyTitle"
          text="requests.shippingEmptyText"
          link={{ to: paths.plantationRequests(), label: 'requests.toQueue' }}
        />
      }
      isEmpty={({ days }) => days.length === 0}
    >
      {({ days }) => (
        <div className={styles.page}>
          <PageHeader
            title={t('requests.shippingTitle')}
            status={
              <Button size="s" tone="quiet" className={styles.print} onClick={() => globalThis.print()}>
                {t('requests.print')}
              </Button>
            }
          />
          {days.map((day) => (
            <section key={day.date} id={day.date} className={styles.day}>
              <h2>
                {dayTitle(day.date)} · {t('flowers.boxes', { count: day.boxes })}
              </h2>
              {day.orders.map((order) => (
                <div key={order.number} className={styles.order}>
                  <h3 className={styles.buyer}>
                    {[order.number, order.buyer.company || t('requests.unknownBuyer'), order.buyer.city]
                      .filter(Boolean)
                      .join(' · ')}{' '}
                    <StatusBadge tone={order.isPaid ? 'success' : 'warn'}>
                      {t(order.isPaid ? 'requests.paid' : 'requests.notPaid')}
                    </StatusBadge>
                  </h3>
                  <ul className={styles.lines}>
                    {order.lines.map((line) => (
                      <li key={`${line.variety} ${line.lengthCm} ${line.quantity}`} className={styles.line}>
                        <span>
                          {t('flowers.nameWithLength', { variety: line.variety, length: line.lengthCm })}
                        </span>
                        <span className={styles.quantity}>
                          {[
                            t('flowers.pieces', { count: line.quantity }),
                            packing(line.quantity, {
                              stemsPerBunch: line.stemsPerBunch,
                              stemsPerBox: line.stemsPerBunch,
                              soldBy: 'bunch',
                            }),
                          ]
                            .filter((part) => part !== '')
                            .join(' · ')}
                        </span>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
        </div>
      )}
    </ResourceView>
  )
}

export default PlantationShippingScreen
