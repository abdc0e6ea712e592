import type { CallOutput } from '@flower-market/api-client'
import { Banner, Button, PageHeader, Stack, StatusBadge, TextLink } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { VerificationBadge } from '@flower-market/app-runtime/status-badges'
import { WatchedBy } from '../../../components/watching/WatchedBy.tsx'
import { RecordColumns } from '../../../components/record-columns/RecordColumns.tsx'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { AccountFigures } from './AccountFigures.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { MoneyDialog } from './MoneyDialog.tsx'
import { MovementsSection } from './MovementsSection.tsx'
import { OrdersSection } from './OrdersSection.tsx'
import { PercentagesSection } from './PercentagesSection.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { AuditSection } from './AuditSection.tsx'
import styles from './PersonPage.module.css'
import { VerificationSection } from './VerificationSection.tsx'
import { WaitingSection } from './WaitingSection.tsx'

type Opened = 'compensation' | 'write-off' | 'block' | 'role' | null

/** A person: what they have, what they did, what was done about them, and what staff can do. */
export function PersonPage({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const may = useMay()
  const session = useAtomValue(sessionAtom)
  const format = useFormat()
  const locale = useLocale()
  const [opened, setOpened] = useState<Opened>(null)
  const close = (): void => setOpened(null)
  const regions = useResource('regionList', {})
  const region = regions.status === 'ready' && regions.data.find(({ _id }) => _id === person.region)
  const { company, blocked, registeredAt, usual } = person
  const facts = [
    company,
    region ? region.name[locale] : '',
    t('people.sinceDay', { day: format.dayOf(registeredAt) }),
    usual === null
      ? ''
      : t(usual.fromCm === usual.toCm ? 'people.usualOne' : 'people.usual', {
          type: t(`flowers.${usual.type}`).toLowerCase(),
          from: usual.fromCm,
          to: usual.toCm,
        }),
  ]
  return (
    <Stack gap={5}>
      <PageHeader
        title={`${person.name} ${person.surname}`.trim()}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.people()}>{t('people.title')}</LocalizedLink>
          </TextLink>
        }
        status={
          <Stack direction="row" gap={2} wrap>
            <VerificationBadge status={person.verification.status}>
              {t('people.verificationIs', { status: person.verification.status })}
            </VerificationBadge>
            <StatusBadge>{t(`runtime.role.${person.role}`)}</StatusBadge>
            <WatchedBy kind="person" _id={person._id} />
          </Stack>
        }
        description={facts.filter(Boolean).join(' · ')}
        actions={
          <Stack direction="row" gap={2} wrap>
            {may('personMoney') && (
              <>
                <Button onClick={() => setOpened('compensation')}>{t('people.compensation.open')}</Button>
                <Button onClick={() => setOpened('write-off')}>{t('people.write-off.open')}</Button>
              </>
            )}
            {may('personRole') && person._id !== session?._id && (
              <Button onClick={() => setOpened('role')}>{t('people.role.open')}</Button>
            )}
            {may('personBlock') && (
              <Button className={blocked ? undefined : styles.block} onClick={() => setOpened('block')}>
                {t(blocked ? 'people.unblock.open' : 'people.block.open')}
              </Button>
            )}
          </Stack>
        }
      />
      {blocked && (
        <Banner tone="danger" title={t('people.blockedTitle')}>
          {t('people.blockedText', {
            who: blocked.by.name,
            when: format.moment(blocked.at),
            reason: blocked.reason,
          })}
        </Banner>
      )}
      <WaitingSection personId={person._id} name={`${person.name} ${person.surname}`.trim()} />
      <RecordColumns
        side={
          <>
            <ProfileSection person={person} />
            <VerificationSection person={person} />
            <PercentagesSection person={person} />
            <SessionsSection person={person} />
          </>
        }
      >
        <AccountFigures person={person} />
        <MovementsSection person={person} />
        <OrdersSection person={person} />
        {may('auditList') && <AuditSection personId={person._id} />}
      </RecordColumns>
      {(opened === 'compensation' || opened === 'write-off') && (
        <MoneyDialog person={person} operation={opened} onClose={close} />
      )}
      {opened === 'role' && <RoleDialog person={person} onClose={close} />}
      {opened === 'block' && <BlockDialog person={person} onClose={close} />}
    </Stack>
  )
}
