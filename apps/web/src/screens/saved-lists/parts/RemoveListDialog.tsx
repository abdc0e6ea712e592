import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { isApiError } from '@flower-market/api-client'
import { ConfirmDialog, useSaving } from '@flower-market/app-runtime/forms'
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
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('lists.removeTitle')}
      confirmLabel={t('lists.removeButton')}
      keepLabel={t('lists.cancel')}
      isWorking={isSaving}
      problem={problem && t(isNeeded ? 'lists.inUse' : problem)}
      onConfirm={() => run(list._id)}
    >
      {t('lists.removeText', { name: list.name })}
    </ConfirmDialog>
  )
}
