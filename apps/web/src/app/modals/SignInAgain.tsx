import type { Session } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { MessagesOf, stripLocale, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { SignInAgainDialog } from '@flower-market/app-runtime/signin'
import { AuthLink } from '../../components/auth-page/AuthLink.tsx'
import { paths } from '../../paths.ts'
import { destroyModalAtom } from '../../state/modal.atoms.ts'

function OtherWay({ onClick }: { onClick: () => void }) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  return (
    <AuthLink to={paths.signin(stripLocale(pathname) + search)} onClick={onClick}>
      {t('auth.otherWay')}
    </AuthLink>
  )
}

/** Signing in over the page that somebody was at when their session ended. */
function SignInAgain({ person }: { person: Session }) {
  const close = useSetAtom(destroyModalAtom)
  const t = useTranslate()
  return (
    <MessagesOf locale={useLocale()} topics={['auth']}>
      <SignInAgainDialog
        person={person}
        onClose={close}
        closeLabel={t('shell.close')}
        otherWay={<OtherWay onClick={close} />}
      />
    </MessagesOf>
  )
}

export default SignInAgain
