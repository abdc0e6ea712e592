import type { CallOutput } from '@flower-market/api-client'
import { currencySymbols, type RecipientStatus } from '@flower-market/flower-domain'
import { Button, EmptyState, StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'
import { RecipientDialog } from '../../../flows/recipient/RecipientDialog.tsx'
import { allRecipients, type Recipient } from '../transfer-form.ts'
import styles from './OwnRecipients.module.css'

const tones: Record<RecipientStatus, NonNullable<StatusBadgeProps['tone']>> = {
  WAITING: 'warn',
  APPROVED: 'success',
  REJECTED: 'danger',
}

function RecipientItem({ recipient, onEdit }: { recipient: Recipient; onEdit: () => void }) {
  const t = useTranslate()
  const countryName = useCountryName()
  const { name, plantation, status, reason, accountNumber, currency, bankCountry } = recipient
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <strong className={styles.name}>{name}</strong>
        <StatusBadge tone={tones[status]}>{t(`transfers.recipientStatus.${status}`)}</StatusBadge>
      </div>
      <p className={styles.quiet}>
        {name !== plantation.name && `${plantation.name} · `}
        {currencySymbols[currency]} · {accountNumber} · {countryName(bankCountry)}
      </p>
      {status === 'WAITING' && <p className={styles.quiet}>{t('transfers.waitingText')}</p>}
      {status === 'REJECTED' && <p className={styles.reason}>{reason}</p>}
      <Button
        size="s"
        className={styles.edit}
        aria-label={`${t('transfers.editRecipient')}: ${name}`}
        onClick={onEdit}
      >
        {t('transfers.editRecipient')}
      </Button>
    </li>
  )
}

/** The recipients that the person has added or speaks for, where each stands, and the way to another one. */
export function OwnRecipients({ plantations }: { plantations: CallOutput<'plantationAllList'> }) {
  const t = useTranslate()
  const [edited, setEdited] = useState<Recipient | 'new' | null>(null)
  const own = allRecipients(plantations).filter(({ isOwn }) => isOwn)
  const add = <Button onClick={() => setEdited('new')}>{t('transfers.addRecipient')}</Button>
  return (
    <section className={styles.recipients} aria-label={t('transfers.ownRecipients')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('transfers.ownRecipients')}</h2>
        {own.length > 0 && add}
      </div>
      {own.length === 0 ? (
        <EmptyState title={t('transfers.noRecipients')} action={add}>
          {t('transfers.noRecipientsText')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {own.map((recipient) => (
            <RecipientItem key={recipient._id} recipient={recipient} onEdit={() => setEdited(recipient)} />
          ))}
        </ul>
      )}
      {edited !== null && (
        <RecipientDialog recipient={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}
