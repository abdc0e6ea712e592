import {
  Banner,
  Button,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { endOtherSessionsAtom } from '../sessions.atoms.ts'
import styles from './EndOthers.module.css'

/** Ends everything but this session, after asking. */
export function EndOthers() {
  const t = useTranslate()
  const { isSaving, problem, run } = useSaving(useSetAtom(endOtherSessionsAtom))
  return (
    <Dialog>
      <div>
        <DialogTrigger asChild>
          <Button>{t('settings.endOthers')}</Button>
        </DialogTrigger>
      </div>
      <DialogContent>
        <DialogHeader closeLabel={t('settings.close')}>{t('settings.endOthersTitle')}</DialogHeader>
        <DialogBody>
          <DialogDescription>{t('settings.endOthersText')}</DialogDescription>
          {problem && (
            <Banner tone="danger" role="alert">
              {t(problem)}
            </Banner>
          )}
        </DialogBody>
        <DialogFooter>
          <div className={styles.actions}>
            <Button tone="danger" loading={isSaving} onClick={() => run()}>
              {t('settings.endOthersDo')}
            </Button>
            <DialogClose asChild>
              <Button>{t('settings.cancel')}</Button>
            </DialogClose>
          </div>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
