import { useSetAtom } from 'jotai'
import { ConfirmDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { removeAddressAtom, type Address } from '../address-book.atoms.ts'
import { addressName } from './AddressItem.tsx'

export interface RemoveAddressDialogProps {
  address: Address
  onClose: () => void
  onRemoved: () => void
}

/** Asks before an address is removed: it cannot be had back, and orders that were placed keep their copy. */
export function RemoveAddressDialog({ address, onClose, onRemoved }: RemoveAddressDialogProps) {
  const t = useTranslate()
  const remove = useSetAtom(removeAddressAtom)
  const { isSaving, problem, run } = useSaving(async () => {
    await remove(address._id)
    onRemoved()
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('addresses.removeTitle')}
      confirmLabel={t('addresses.remove')}
      keepLabel={t('addresses.cancel')}
      isWorking={isSaving}
      problem={problem && t(problem)}
      onConfirm={() => run()}
    >
      {t('addresses.removeText', { name: addressName(address) })}
    </ConfirmDialog>
  )
}
