import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { NewSecret } from './NewSecret.tsx'
import { NewWebhookForm } from './NewWebhookForm.tsx'

/** Makes a webhook and shows its secret, which is told once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const [secret, setSecret] = useState<string | null>(null)
  return secret === null ? (
    <NewWebhookForm onMade={setSecret} onClose={onClose} />
  ) : (
    <NewSecret
      title={t('settings.webhookMade')}
      text={t('settings.webhookMadeText')}
      label={t('settings.webhookSecret')}
      secret={secret}
      onClose={onClose}
    />
  )
}
