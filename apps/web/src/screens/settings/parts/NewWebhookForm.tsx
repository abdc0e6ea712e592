import { maxLengths } from '@flower-market/api-client'
import { CurrentPasswordField, FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { webhookEvents } from '@flower-market/flower-domain'
import { Checkbox, Fieldset, TextField } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { findWebhookProblems, readWebhook, toWebhookProblems } from '../webhook-form.ts'
import { eventLabels } from '../webhook-labels.ts'
import { createWebhookAtom } from '../webhooks.atoms.ts'

export interface NewWebhookFormProps {
  /** Takes the secret. */
  onMade: (secret: string) => void
  onClose: () => void
}

/** Where events are posted to, which ones, and the password. */
export function NewWebhookForm({ onMade, onClose }: NewWebhookFormProps) {
  const t = useTranslate()
  const create = useSetAtom(createWebhookAtom)
  const { problems, isSending, submit } = useForm({
    read: readWebhook,
    findProblems: findWebhookProblems,
    send: async (webhook) => onMade(await create(webhook)),
    toFormErrors: toWebhookProblems,
  })
  return (
    <FormDialog
      title={t('settings.newWebhook')}
      description={t('settings.newWebhookText')}
      submitLabel={t('settings.newWebhookDo')}
      cancelLabel={t('settings.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="address"
        type="url"
        inputMode="url"
        label={t('settings.webhookAddress')}
        hint={t('settings.webhookAddressHint')}
        maxLength={maxLengths.webhookAddress}
        autoComplete="off"
        error={problems.address && t(problems.address)}
      />
      <Fieldset legend={t('settings.webhookEvents')} error={problems.events && t(problems.events)}>
        {webhookEvents.map((event) => (
          <Checkbox key={event} name="events" value={event}>
            {t(eventLabels[event])}
          </Checkbox>
        ))}
      </Fieldset>
      <CurrentPasswordField label={t('settings.current')} error={problems.password} />
    </FormDialog>
  )
}
