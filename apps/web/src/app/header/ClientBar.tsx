import { isApiError } from '@flower-market/api-client'
import { Button, StatusBadge, TextLink } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { toClient } from '../../flows/client-order/client-order.atoms.ts'
import { ClientPickerButton } from '../../flows/client-order/ClientPickerButton.tsx'
import { useClientVerification } from '../../flows/client-order/use-client-verification.ts'
import { paths } from '../../paths.ts'
import {
  chooseClientAtom,
  clientAtom,
  endClientAtom,
  loseClientAtom,
  type Client,
} from '../../state/client.atoms.ts'
import styles from './ClientBar.module.css'

/** Whether the server says that the client is no longer this broker's. */
function isLost(error: unknown): boolean {
  return isApiError(error, 'not-found') || isApiError(error, 'not-permitted')
}

function isSame(left: Client, right: Client): boolean {
  const { name, company, city, region } = left
  return name === right.name && company === right.company && city === right.city && region === right.region
}

function BarOf({ client }: { client: Client }) {
  const t = useTranslate()
  const choose = useSetAtom(chooseClientAtom)
  const end = useSetAtom(endClientAtom)
  const lose = useSetAtom(loseClientAtom)
  const person = useResource('userById', { params: { id: client._id } })
  const verification = useClientVerification(client._id)
  const isGone = person.status === 'failed' && isLost(person.error)
  const known = person.status === 'ready' && person.data.view === 'client' ? toClient(person.data) : client
  const isChanged = !isSame(known, client)
  useEffect(() => {
    if (isGone) lose()
  }, [isGone, lose])
  useEffect(() => {
    if (isChanged) choose(known)
  })
  const { _id, name, company, city } = client
  return (
    <section aria-label={t('shell.clientBar')} className={styles.bar}>
      <p className={styles.who}>
        <span className={styles.what}>{t('shell.clientBar')}</span>{' '}
        <TextLink asChild>
          <LocalizedLink to={paths.user(_id)} className={styles.name}>
            {company || name}
          </LocalizedLink>
        </TextLink>
        <span className={styles.facts}>{[company && name, city].filter(Boolean).join(', ')}</span>
        {verification !== null && <StatusBadge tone="warn">{t('shell.clientNotVerified')}</StatusBadge>}
      </p>
      <div className={styles.actions}>
        <ClientPickerButton size="s" tone="quiet">
          {t('shell.clientOther')}
        </ClientPickerButton>
        <Button size="s" onClick={end}>
          {t('shell.clientEnd')}
        </Button>
      </div>
    </section>
  )
}

/** For which client the shop works now, with the way back to working for oneself; on every page. */
export default function ClientBar() {
  const client = useAtomValue(clientAtom)
  return client && <BarOf key={client._id} client={client} />
}
