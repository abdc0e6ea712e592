import { useTranslate } from '@flower-market/app-runtime/i18n'
import {
  Button,
  CopyField,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
} from '@flower-market/ui'

/** A token that was made, to copy: it is not told again. */
export function NewTokenSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={t('settings.close')}>{t('settings.tokenMade')}</DialogHeader>
        <DialogBody>
          <DialogDescription>{t('settings.tokenMadeText')}</DialogDescription>
          <CopyField
            label={t('settings.token')}
            value={secret}
            copyLabel={t('settings.copy')}
            copiedText={t('settings.copied')}
            failedText={t('settings.copyFailed')}
            isCode
          />
        </DialogBody>
        <DialogFooter>
          <Button tone="primary" onClick={onClose}>
            {t('settings.tokenDone')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
