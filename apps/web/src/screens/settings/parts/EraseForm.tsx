import { isApiError } from '@flower-market/api-client'
import type { EraseObstacle } from '@flower-market/api-client/contract'
import { Banner, Button, DialogBody, DialogClose, DialogDescription, DialogFooter } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { CurrentPasswordField, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useSignOut } from '@flower-market/app-runtime/session'
import { findProblems, toFormErrors } from '../erase-form.ts'
import { eraseAtom } from '../personal-data.atoms.ts'
import { EraseObstacles } from './EraseObstacles.tsx'
import styles from './SettingsForm.module.css'

/** The password that proves who asks; what is still open is listed with the way to it. */
export function EraseForm() {
  const t = useTranslate()
  const formId = useId()
  const erase = useSetAtom(eraseAtom)
  const { leave } = useSignOut()
  const [obstacles, setObstacles] = useState<readonly EraseObstacle[]>([])
  const { problems, isSending, submit } = useForm({
    read: (fields) => String(fields.get('password')),
    findProblems,
    send: async (password) => {
      setObstacles([])
      await erase(password)
      leave()
    },
    toFormErrors: (error) => {
      if (isApiError(error, 'account-in-use')) setObstacles(error.details.obstacles)
      return toFormErrors(error)
    },
  })
  return (
    <>
      <DialogBody>
        <DialogDescription>{t('settings.eraseText')}</DialogDescription>
        <p>{t('settings.eraseKept')}</p>
        <form id={formId} noValidate onSubmit={submit} className={styles.form}>
          <CurrentPasswordField label={t('settings.current')} error={problems.password} />
          {obstacles.length > 0 && <EraseObstacles obstacles={obstacles} />}
          {problems.form && (
            <Banner tone="danger" role="alert">
              {t(problems.form)}
            </Banner>
          )}
        </form>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button tone="quiet">{t('settings.cancel')}</Button>
        </DialogClose>
        <Button tone="danger" type="submit" form={formId} loading={isSending}>
          {t('settings.eraseDo')}
        </Button>
      </DialogFooter>
    </>
  )
}
