import { maxLotPhotos } from '@flower-market/api-client'
import { FormDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { Button, FileDrop, MoneyField, TextField, type RefusedFile } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { saveLotAtom, type StockLot } from '../plantation-lots.atoms.ts'
import styles from '../PlantationLotsScreen.module.css'

export interface LotDialogProps {
  lot: StockLot
  /** What it is called here. */
  name: string
  onClose: () => void
}

/** What the plantation may change about a lot: its price, how much there is, its photographs. */
export function LotDialog({ lot, name, onClose }: LotDialogProps) {
  const t = useTranslate()
  const locale = useLocale()
  const [price, setPrice] = useState<number | null>(lot.price)
  const [stems, setStems] = useState(String(lot.stemsAvailable))
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [added, setAdded] = useState<File[]>([])
  const [isRefused, setRefused] = useState(false)
  const [isResizing, setResizing] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const save = useSetAtom(saveLotAtom)
  const { isSaving, problem, run } = useSaving(async (edit: Parameters<typeof save>[0]) => {
    await save(edit)
    onClose()
  })
  const areStemsRight = /^\d{1,7}$/u.test(stems.trim())
  const stemsAvailable = Number(stems)
  const kept = lot.photos.filter((photo) => !removed.includes(photo))
  const submit = (): void => {
    setChecked(true)
    if (price === null || price < 1 || !areStemsRight || isResizing) return
    const changes = {
      ...(price !== lot.price && { price: { amount: price, currency: 'RUB' as const } }),
      ...(stemsAvailable !== lot.stemsAvailable && { stemsAvailable }),
    }
    run({ lot, changes, added, removed })
  }
  return (
    <FormDialog
      title={name}
      description={t('plantation.dialogText')}
      submitLabel={t('plantation.save')}
      cancelLabel={t('plantation.cancel')}
      isSending={isSaving || isResizing}
      problem={problem && t(problem)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onClose={onClose}
    >
      <MoneyField
        label={t('plantation.price')}
        minor={price}
        onMinorChange={setPrice}
        locale={locale}
        sign="₽"
        error={isChecked && (price === null || price < 1) && t('plantation.priceMissing')}
      />
      <TextField
        label={t('plantation.stems')}
        inputMode="numeric"
        autoComplete="off"
        value={stems}
        onChange={({ target }) => setStems(target.value)}
        error={isChecked && !areStemsRight && t('plantation.stemsMissing')}
      />
      {kept.length > 0 && (
        <ul className={styles.photos}>
          {kept.map((photo, place) => (
            <li key={photo} className={styles.photo}>
              <img src={photo} alt={t('plantation.photo', { name, number: place + 1 })} />
              <Button
                size="s"
                aria-label={t('plantation.removePhoto', { number: place + 1 })}
                onClick={() => setRemoved([...removed, photo])}
              >
                {t('plantation.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {kept.length < maxLotPhotos && (
        <FileDrop
          label={t('plantation.photos', { count: kept.length + added.length, most: maxLotPhotos })}
          hint={t('plantation.photosHint')}
          prompt={t('plantation.photosPrompt')}
          removeLabel={(file) => t('plantation.removeFile', { name: file.name })}
          error={isRefused && t('plantation.photoRefused')}
          maxFiles={maxLotPhotos - kept.length}
          maxEdge={1600}
          files={added}
          onFilesChange={(files) => {
            setRefused(false)
            setAdded(files)
          }}
          onRefuse={(refused: RefusedFile[]) => setRefused(refused.length > 0)}
          onBusyChange={setResizing}
        />
      )}
    </FormDialog>
  )
}
