import { Button } from '@flower-market/ui'
import { ConfirmDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Lot } from '../lot-drafts.ts'
import { withdrawLotAtom } from '../lots.atoms.ts'
import styles from './LotsTable.module.css'
import { PhotosDialog } from './PhotosDialog.tsx'

/** What is done to one lot beside its numbers: photographs, and taking it off sale. */
export function LotActions({ lot, name, isChangeable }: { lot: Lot; name: string; isChangeable: boolean }) {
  const t = useTranslate()
  const [shown, setShown] = useState<'photos' | 'withdraw' | null>(null)
  const withdraw = useSetAtom(withdrawLotAtom)
  const { isSaving, problem, run } = useSaving(withdraw)
  const close = (): void => setShown(null)
  return (
    <span className={styles.actions}>
      <Button
        size="s"
        tone="quiet"
        aria-label={t('lots.photosOf', { lot: name, count: lot.photos.length })}
        onClick={() => setShown('photos')}
      >
        {t('lots.photos', { count: lot.photos.length })}
      </Button>
      {isChangeable && (
        <Button
          size="s"
          tone="quiet"
          aria-label={t('lots.withdrawOf', { lot: name })}
          onClick={() => setShown('withdraw')}
        >
          {t('lots.withdraw')}
        </Button>
      )}
      {shown === 'photos' && (
        <PhotosDialog lot={lot} name={name} isChangeable={isChangeable} onClose={close} />
      )}
      <ConfirmDialog
        open={shown === 'withdraw'}
        onOpenChange={close}
        title={t('lots.withdrawTitle', { lot: name })}
        confirmLabel={t('lots.withdraw')}
        keepLabel={t('lots.cancel')}
        isWorking={isSaving}
        problem={problem && t(problem)}
        onConfirm={() => run(lot.code)}
      >
        {t('lots.withdrawText', { plantation: lot.plantation })}
      </ConfirmDialog>
    </span>
  )
}
