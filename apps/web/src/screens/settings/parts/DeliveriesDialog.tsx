import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { NamedLines } from '@flower-market/app-runtime/named-line'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import {
  Banner,
  Button,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  Skeleton,
} from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { settingsMessages } from '../settings-sections.ts'
import { testWebhookAtom, type Webhook } from '../webhooks.atoms.ts'
import { DeliveryLine } from './DeliveryLine.tsx'
import styles from './ProgramSections.module.css'

/** The last deliveries of a webhook, and the way to send it a test; they change while one looks. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslate()
  const { _id: id, address } = webhook
  const { isSaving, problem, run } = useSaving(useSetAtom(testWebhookAtom))
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={t('settings.close')}>{t('settings.deliveries')}</DialogHeader>
        <DialogBody>
          <DialogDescription className={styles.address}>{address}</DialogDescription>
          <ResourceView
            resource={useResource('webhookDeliveries', { params: { id } })}
            messages={settingsMessages}
            skeleton={<Skeleton shape="block" height={200} />}
            empty={<p className={styles.none}>{t('settings.noDeliveries')}</p>}
          >
            {(deliveries) => (
              <NamedLines>
                {deliveries.map((delivery) => (
                  <DeliveryLine key={delivery._id} delivery={delivery} />
                ))}
              </NamedLines>
            )}
          </ResourceView>
          {problem !== null && (
            <Banner role="alert" tone="danger">
              {t(problem)}
            </Banner>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button tone="quiet">{t('settings.close')}</Button>
          </DialogClose>
          <Button tone="primary" loading={isSaving} onClick={() => run(id)}>
            {t('settings.webhookTest')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
