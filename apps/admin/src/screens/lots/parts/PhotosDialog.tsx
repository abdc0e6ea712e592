import { isApiError, maxLotPhotos } from '@flower-market/api-client'
import {
  Banner,
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  FileDrop,
} from '@flower-market/ui'
import { toFormError } from '@flower-market/app-runtime/forms'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Lot } from '../lot-drafts.ts'
import { addLotPhotoAtom, removeLotPhotoAtom } from '../lots.atoms.ts'
import styles from './PhotosDialog.module.css'

export interface PhotosDialogProps {
  lot: Lot
  name: string
  isChangeable: boolean
  onClose: () => void
}

function problemOf(error: unknown): MessageId {
  if (isApiError(error, 'images-only')) return 'lots.notAPicture'
  if (isApiError(error, 'too-many-photos')) return 'lots.tooManyPhotos'
  return toFormError(error)
}

/** The photographs of a lot, which buyers see in place of the drawing. */
export function PhotosDialog({ lot, name, isChangeable, onClose }: PhotosDialogProps) {
  const t = useTranslate()
  const add = useSetAtom(addLotPhotoAtom)
  const remove = useSetAtom(removeLotPhotoAtom)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  const { code, photos } = lot
  const upload = async (files: readonly File[]): Promise<void> => {
    for (const file of files) await add({ code, file })
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={t('lots.close')}>{t('lots.photosTitle', { lot: name })}</DialogHeader>
        <DialogBody>
          <DialogDescription>
            {t(photos.length === 0 ? 'lots.noPhotosText' : 'lots.photosText')}
          </DialogDescription>
          {photos.length > 0 && (
            <ul className={styles.photos}>
              {photos.map((path, place) => (
                <li key={path} className={styles.item}>
                  <img src={path} alt={t('lots.photo', { number: place + 1 })} className={styles.photo} />
                  {isChangeable && (
                    <Button
                      size="s"
                      tone="quiet"
                      disabled={isBusy}
                      aria-label={t('lots.removePhoto', { number: place + 1 })}
                      onClick={() => void attempt(() => remove({ code, path }))}
                    >
                      {t('lots.remove')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {isChangeable && photos.length < maxLotPhotos && (
            <FileDrop
              label={t('lots.addPhotos')}
              hint={t('lots.photosHint', { count: maxLotPhotos })}
              prompt={t('lots.photosPrompt')}
              removeLabel={() => t('lots.remove')}
              files={[]}
              maxFiles={maxLotPhotos - photos.length}
              disabled={isBusy}
              onFilesChange={(files) => void attempt(() => upload(files))}
              onRefuse={() => setProblem('lots.notAPicture')}
            />
          )}
          {problem !== null && (
            <Banner role="alert" tone="danger">
              {t(problem)}
            </Banner>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
