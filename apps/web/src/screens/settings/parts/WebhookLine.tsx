import { useSaving } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { Button, StatusBadge } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { eventLabels } from '../webhook-labels.ts'
import { resumeWebhookAtom, type Webhook } from '../webhooks.atoms.ts'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import { RemoveWebhook } from './RemoveWebhook.tsx'
import styles from './ProgramSections.module.css'

/** A webhook: where it leads, what is sent there, whether it is paused, and what can be done about it. */
export function WebhookLine({ webhook }: { webhook: Webhook }) {
  const t = useTranslate()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { isSaving, run } = useSaving(useSetAtom(resumeWebhookAtom))
  const { _id, address, events, pausedAt } = webhook
  return (
    <li className={styles.hook}>
      <p className={styles.name}>{address}</p>
      <p className={styles.facts}>{events.map((event) => t(eventLabels[event])).join(' · ')}</p>
      {pausedAt !== null && (
        <p className={styles.facts}>
          <StatusBadge tone="danger">{t('settings.webhookPaused')}</StatusBadge>{' '}
          {t('settings.webhookPausedText', { moment: format.moment(pausedAt) })}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="s" onClick={() => setOpen(true)} aria-label={t('settings.deliveriesOf', { address })}>
          {t('settings.deliveries')}
        </Button>
        {pausedAt !== null && (
          <Button
            size="s"
            loading={isSaving}
            onClick={() => run(_id)}
            aria-label={t('settings.webhookResumeOne', { address })}
          >
            {t('settings.webhookResume')}
          </Button>
        )}
        <RemoveWebhook webhook={webhook} />
      </div>
      {isOpen && <DeliveriesDialog webhook={webhook} onClose={() => setOpen(false)} />}
    </li>
  )
}
