import { mayCall } from '@flower-market/api-client'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { NamedLines } from '@flower-market/app-runtime/named-line'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import { Button, Skeleton } from '@flower-market/ui'
import { useState } from 'react'
import { settingsMessages } from '../settings-sections.ts'
import { linkToDocs } from './link-to-docs.tsx'
import { NewWebhookDialog } from './NewWebhookDialog.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import styles from './ProgramSections.module.css'
import { WebhookLine } from './WebhookLine.tsx'

function Webhooks() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResourceView
        resource={useResource('webhookList', {})}
        messages={settingsMessages}
        skeleton={<Skeleton shape="block" height={120} />}
        empty={<p className={styles.none}>{t('settings.noWebhooks')}</p>}
      >
        {(webhooks) => (
          <NamedLines>
            {webhooks.map((webhook) => (
              <WebhookLine key={webhook._id} webhook={webhook} />
            ))}
          </NamedLines>
        )}
      </ResourceView>
      <div>
        <Button onClick={() => setOpen(true)}>{t('settings.makeWebhook')}</Button>
      </div>
      {isOpen && <NewWebhookDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Where the person's own programs are told of orders and documents; nothing for staff, who have no such programs. */
export function WebhooksSection() {
  const t = useTranslate()
  const person = useCurrentUser()
  if (person === null || !mayCall(person, 'webhookList')) return null
  return (
    <SettingsSection
      id="webhooks"
      title={t('settings.webhooks')}
      text={t.rich('settings.webhooksText', { docs: linkToDocs })}
    >
      <Webhooks />
    </SettingsSection>
  )
}
