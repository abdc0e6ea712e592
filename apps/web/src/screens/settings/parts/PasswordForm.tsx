import { Banner, Button } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { CurrentPasswordField, NewPasswordField, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import { changePasswordAtom } from '../password.atoms.ts'
import { findProblems, toFormErrors, readPasswords } from '../password-form.ts'
import styles from './SettingsForm.module.css'

const nobody = { email: '', name: '', surname: '' }

/** The present password and the new one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useTranslate()
  const { email, name, surname } = useCurrentUser() ?? nobody
  const person = [email, name, surname]
  const change = useSetAtom(changePasswordAtom)
  const { problems, isSending, submit } = useForm({
    read: readPasswords,
    findProblems: (values) => findProblems(values, person),
    send: async (values) => {
      await change(values)
      onChanged()
    },
    toFormErrors,
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {/* Password managers store what they see beside a name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <CurrentPasswordField name="current" label={t('settings.current')} error={problems.current} />
      <NewPasswordField label={t('settings.new')} error={problems.password} person={person} />
      {problems.form && (
        <Banner tone="danger" role="alert">
          {t(problems.form)}
        </Banner>
      )}
      <div>
        <Button type="submit" loading={isSending}>
          {t('settings.changePassword')}
        </Button>
      </div>
    </form>
  )
}
