import {
  Banner,
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
} from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { removeAddressAtom, type Address } from '../address-book.atoms.ts'
import { addressName } from './AddressItem.tsx'
import styles from './AddressForm.module.css'

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
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={t('addresses.cancel')}>{t('addresses.removeTitle')}</DialogHeader>
        <DialogBody>
          <DialogDescription>{t('addresses.removeText', { name: addressName(address) })}</DialogDescription>
          {problem && (
            <Banner tone="danger" role="alert">
              {t(problem)}
            </Banner>
          )}
        </DialogBody>
        <DialogFooter>
          <div className={styles.actions}>
            <Button tone="danger" loading={isSaving} onClick={() => run()}>
              {t('addresses.remove')}
            </Button>
            <Button onClick={onClose}>{t('addresses.cancel')}</Button>
          </div>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
