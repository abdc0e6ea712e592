import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ProfileForm } from '../use-profile-form.ts'
import styles from './SaveBar.module.css'

/** What is not saved yet, and the way to save it: in sight for as long as there is something. */
export function SaveBar({ form }: { form: ProfileForm }) {
  const t = useTranslate()
  return (
    <>
      <output className={styles.saved}>{form.isSaved && !form.isChanged && t('profile.saved')}</output>
      {form.isChanged && (
        <div className={styles.bar}>
          <p className={styles.content}>{t('profile.unsaved')}</p>
          <Button tone="quiet" onClick={form.forget}>
            {t('profile.discard')}
          </Button>
          <Button type="submit" tone="primary" loading={form.isSending}>
            {t('profile.save')}
          </Button>
        </div>
      )}
    </>
  )
}
