import { Button, Dialog, DialogContent, DialogHeader, DialogTrigger } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { EraseForm } from './EraseForm.tsx'

/** Asks for the password before everything about the person goes. */
export function EraseDialog() {
  const t = useTranslate()
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{t('settings.erase')}</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader closeLabel={t('settings.close')}>{t('settings.eraseTitle')}</DialogHeader>
        <EraseForm />
      </DialogContent>
    </Dialog>
  )
}
