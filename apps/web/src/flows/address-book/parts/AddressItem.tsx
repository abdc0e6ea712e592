import { Button, StatusBadge } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { DestinationText } from '@flower-market/app-runtime/destination'
import { makeDefaultAtom, type Address } from '../address-book.atoms.ts'
import styles from './AddressItem.module.css'

export interface AddressItemProps {
  address: Address
  /** Null while another address is written: its form would be closed. */
  onEdit: (() => void) | null
  onRemove: () => void
}

/** What an address is called: as the person calls it, else its street. */
export function addressName({ label, street }: Address): string {
  return label || street
}

/** An address of the book, and what can be done with it. */
export function AddressItem({ address, onEdit, onRemove }: AddressItemProps) {
  const t = useTranslate()
  const { isSaving, problem, run } = useSaving(useSetAtom(makeDefaultAtom))
  const name = addressName(address)
  return (
    <li className={styles.item}>
      <div className={styles.content}>
        <p className={styles.name}>
          <span>{name}</span>
          {address.isDefault && <StatusBadge tone="success">{t('addresses.default')}</StatusBadge>}
        </p>
        <p className={styles.text}>
          <DestinationText destination={{ kind: 'delivery', ...address }} />
        </p>
      </div>
      <div className={styles.actions}>
        {!address.isDefault && (
          <Button
            size="s"
            loading={isSaving}
            aria-label={t('addresses.makeDefaultOf', { name })}
            onClick={() => run(address._id)}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
        {onEdit !== null && (
          <Button size="s" aria-label={t('addresses.editOf', { name })} onClick={onEdit}>
            {t('addresses.edit')}
          </Button>
        )}
        <Button size="s" aria-label={t('addresses.removeOf', { name })} onClick={onRemove}>
          {t('addresses.remove')}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(problem)}
        </p>
      )}
    </li>
  )
}
