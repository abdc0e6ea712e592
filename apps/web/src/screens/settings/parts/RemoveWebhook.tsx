import { ConfirmDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { Button } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { removeWebhookAtom, type Webhook } from '../webhooks.atoms.ts'

/** The button that deletes a webhook, after it was asked whether it shall be. */
export function RemoveWebhook({ webhook: { _id, address } }: { webhook: Webhook }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { isSaving, problem, run } = useSaving(useSetAtom(removeWebhookAtom))
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="s" aria-label={t('settings.webhookRemoveOne', { address })}>
          {t('settings.webhookRemove')}
        </Button>
      }
      title={t('settings.webhookRemoveTitle')}
      confirmLabel={t('settings.webhookRemove')}
      keepLabel={t('settings.cancel')}
      isWorking={isSaving}
      problem={problem && t(problem)}
      onConfirm={() => run(_id)}
    >
      {t('settings.webhookRemoveText', { address })}
    </ConfirmDialog>
  )
}
