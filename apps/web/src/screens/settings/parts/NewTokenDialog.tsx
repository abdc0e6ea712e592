import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { NewSecret } from './NewSecret.tsx'
import { NewTokenForm } from './NewTokenForm.tsx'

/** Makes a token and shows its secret, which is told once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const [secret, setSecret] = useState<string | null>(null)
  return secret === null ? (
    <NewTokenForm onMade={setSecret} onClose={onClose} />
  ) : (
    <NewSecret
      title={t('settings.tokenMade')}
      text={t('settings.tokenMadeText')}
      label={t('settings.token')}
      secret={secret}
      onClose={onClose}
    />
  )
}
