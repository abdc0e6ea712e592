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
import { NewTokenDialog } from './NewTokenDialog.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { TokenLine } from './TokenLine.tsx'
import styles from './ProgramSections.module.css'

function Tokens() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResourceView
        resource={useResource('apiTokenList', {})}
        messages={settingsMessages}
        skeleton={<Skeleton shape="block" height={120} />}
        empty={<p className={styles.none}>{t('settings.noTokens')}</p>}
      >
        {(tokens) => (
          <NamedLines>
            {tokens.map((token) => (
              <TokenLine key={token._id} token={token} />
            ))}
          </NamedLines>
        )}
      </ResourceView>
      <div>
        <Button onClick={() => setOpen(true)}>{t('settings.makeToken')}</Button>
      </div>
      {isOpen && <NewTokenDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** The tokens by which programs work in the name of the person; nothing for staff, who have none. */
export function TokensSection() {
  const t = useTranslate()
  const person = useCurrentUser()
  if (person === null || !mayCall(person, 'apiTokenList')) return null
  return (
    <SettingsSection
      id="tokens"
      title={t('settings.tokens')}
      text={t.rich('settings.tokensText', { docs: linkToDocs })}
    >
      <Tokens />
    </SettingsSection>
  )
}
