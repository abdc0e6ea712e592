import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { isApiError } from '@flower-market/api-client'
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
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { SavedList } from '../../../flows/saved-lists/list-to-save.ts'
import { removeListAtom } from '../../../flows/saved-lists/saved-lists.atoms.ts'

export interface RemoveListDialogProps {
  list: SavedList
  onClose: () => void
}

/** Asks before a list is removed: it cannot be had back. */
export function RemoveListDialog({ list, onClose }: RemoveListDialogProps) {
  const t = useTranslate()
  const remove = useSetAtom(removeListAtom)
  const [isNeeded, setIsNeeded] = useState(false)
  const { isSaving, problem, run } = useSaving(async (id: string) => {
    try {
      await remove(id)
    } catch (error) {
      setIsNeeded(isApiError(error, 'list-in-use'))
      throw error
    }
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={t('lists.cancel')}>{t('lists.removeTitle')}</DialogHeader>
        <DialogBody>
          <DialogDescription>{t('lists.removeText', { name: list.name })}</DialogDescription>
          {problem && (
            <Banner tone="danger" role="alert">
              {t(isNeeded ? 'lists.inUse' : problem)}
            </Banner>
          )}
        </DialogBody>
        <DialogFooter>
          <Button tone="quiet" onClick={onClose}>
            {t('lists.cancel')}
          </Button>
          <Button tone="danger" loading={isSaving} onClick={() => run(list._id)}>
            {t('lists.removeButton')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
