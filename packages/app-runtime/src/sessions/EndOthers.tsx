import { Button } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ConfirmDialog, useSaving } from '../forms/index.ts'
import { useTranslate } from '../i18n/index.ts'
import { endOtherSessionsAtom } from './sessions.atoms.ts'

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
        trigger={<Button>{t('sessions.endOthers')}</Button>}
        title={t('sessions.endOthersTitle')}
        confirmLabel={t('sessions.endOthersDo')}
        keepLabel={t('sessions.cancel')}
        isWorking={isSaving}
        problem={problem && t(problem)}
        onConfirm={() => run()}
      >
        {t('sessions.endOthersText')}
      </ConfirmDialog>
    </div>
  )
}
