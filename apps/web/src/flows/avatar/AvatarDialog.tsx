import {
  Banner,
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  FileDrop,
} from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { AvatarCrop } from './AvatarCrop.tsx'
import { useAvatarChoice } from './use-avatar-choice.ts'
import styles from './Avatar.module.css'

const noFiles: readonly File[] = []

/** The way to one's picture: choose it, put what matters into the circle, save. */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const { picture, choose, refuse, setSquare, problem, isSending, save } = useAvatarChoice(onClose)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={t('profile.close')}>{t('profile.avatarTitle')}</DialogHeader>
        <DialogBody>
          <div className={styles.form}>
            {picture === null ? (
              <FileDrop
                label={t('profile.picture')}
                hint={t('profile.pictureHint')}
                error={problem && t(problem)}
                prompt={t('profile.picturePrompt')}
                removeLabel={(file) => file.name}
                files={noFiles}
                onFilesChange={([file]) => choose(file ?? null)}
                onRefuse={refuse}
              />
            ) : (
              <AvatarCrop url={picture.url} onSquareChange={setSquare} />
            )}
            {picture !== null && problem !== null && (
              <Banner tone="danger" role="alert">
                {t(problem)}
              </Banner>
            )}
          </div>
        </DialogBody>
        {picture && (
          <DialogFooter>
            <Button onClick={() => choose(null)}>{t('profile.anotherPicture')}</Button>
            <Button tone="primary" loading={isSending} onClick={() => void save()}>
              {t('profile.avatarSave')}
            </Button>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  )
}
