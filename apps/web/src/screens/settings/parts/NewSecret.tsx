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

export interface NewSecretProps {
  title: string
  /** What to do with it. */
  text: string
  /** What it is. */
  label: string
  secret: string
  onClose: () => void
}

/** A secret that was made, to copy: it is not told again. */
export function NewSecret({ title, text, label, secret, onClose }: NewSecretProps) {
  const t = useTranslate()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader closeLabel={t('settings.close')}>{title}</DialogHeader>
        <DialogBody>
          <DialogDescription>{text}</DialogDescription>
          <CopyField
            label={label}
            value={secret}
            copyLabel={t('settings.copy')}
            copiedText={t('settings.copied')}
            failedText={t('settings.copyFailed')}
            isCode
          />
        </DialogBody>
        <DialogFooter>
          <Button tone="primary" onClick={onClose}>
            {t('settings.secretDone')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
