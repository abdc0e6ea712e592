import type { CallOutput } from '@flower-market/api-client'
import { Avatar, PageHeader, TextLink } from '@flower-market/ui'
import type { ReactNode } from 'react'
import { VerificationBadge } from '@flower-market/app-runtime/status-badges'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { OrderForButton } from '../../../flows/client-order/OrderForButton.tsx'
import { paths } from '../../../paths.ts'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import { ClientRecord } from './ClientRecord.tsx'
import styles from './PersonRecord.module.css'
import { ReferredRecord } from './ReferredRecord.tsx'
import { StaffRecord } from './StaffRecord.tsx'

type Person = CallOutput<'userById'>

export interface PersonRecordProps {
  person: Person
  onChanged: () => void
}

function recordOf(person: Person, onChanged: () => void): ReactNode {
  if (person.view === 'staff') return <StaffRecord person={person} onChanged={onChanged} />
  if (person.view === 'client') return <ClientRecord person={person} onChanged={onChanged} />
  return <ReferredRecord person={person} />
}

/** A person in full, as far as the viewer's role reads them. */
export function PersonRecord({ person, onChanged }: PersonRecordProps) {
  const t = useTranslate()
  const format = useFormat()
  const name = `${person.name} ${person.surname}`.trim()
  usePageTitle('users.personTitle', { name })
  const since = t('users.since', { date: format.dayOf(person.registeredAt) })
  const role = person.view === 'staff' ? t(`runtime.role.${person.role}`) : person.company
  return (
    <article className={styles.person}>
      <div className={styles.head}>
        <Avatar
          name={name}
          src={person.view === 'referred' ? undefined : (person.avatar ?? undefined)}
          alt=""
          size="l"
        />
        <PageHeader
          title={name}
          back={
            <TextLink asChild tone="quiet">
              <LocalizedLink to={paths.users()}>
                {t(person.view === 'client' ? 'users.backToClients' : 'users.back')}
              </LocalizedLink>
            </TextLink>
          }
          status={
            person.view !== 'referred' && (
              <VerificationBadge
                status={person.view === 'staff' ? person.verification.status : person.verification}
              />
            )
          }
          description={role === '' ? since : `${role} · ${since}`}
          actions={
            person.view === 'client' && (
              <OrderForButton clientId={person._id}>{t('users.orderFor')}</OrderForButton>
            )
          }
        />
      </div>
      {recordOf(person, onChanged)}
    </article>
  )
}
