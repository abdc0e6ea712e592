import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { SavedListRef } from '../../state/pasted-list.atoms.ts'
import type { FlowerToSave } from './list-to-save.ts'

const SaveListDialog = lazy(() => import('./SaveListDialog.tsx'))

export interface SaveListButtonProps extends Pick<ButtonProps, 'size' | 'tone' | 'className'> {
  flowers: readonly FlowerToSave[]
  /** The list that the flowers come from; saving writes it anew unless another one is chosen. */
  from?: SavedListRef | null
  /** Lines without a flower, which are not saved. @default 0 */
  openLines?: number
}

/** Saves flowers as a list that can be ordered again and again. */
export function SaveListButton({ flowers, from = null, openLines = 0, ...rest }: SaveListButtonProps) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (flowers.length === 0) return null
  return (
    <>
      <Button {...rest} onClick={() => setIsOpen(true)}>
        {t('lists.save')}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveListDialog
            flowers={flowers}
            from={from}
            openLines={openLines}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
