import { Button } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ConfirmDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { endOtherSessionsAtom } from '../sessions.atoms.ts'

/** Ends everything but this session, after asking. */
export function EndOthers() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { isSaving, problem, run } = useSaving(useSetAtom(endOtherSessionsAtom))
  return (
    <div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<Button>{t('settings.endOthers')}</Button>}
        title={t('settings.endOthersTitle')}
        confirmLabel={t('settings.endOthersDo')}
        keepLabel={t('settings.cancel')}
        isWorking={isSaving}
        problem={problem && t(problem)}
        onConfirm={() => run()}
      >
        {t('settings.endOthersText')}
      </ConfirmDialog>
    </div>
  )
}
