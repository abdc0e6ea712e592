import { SegmentedTab, SegmentedTabs } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { EmailField } from '../../components/auth-page/EmailField.tsx'
import { AuthPage, PasswordSignin } from '@flower-market/app-runtime/signin'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { withReturnTo, LocalizedLink } from '@flower-market/app-runtime/navigation'
import { refusedSigninAtom } from '../../state/refused-signin.atoms.ts'
import { LazyPhoneSignin } from './parts/LazyPhoneSignin.tsx'
import { OtherWays } from './parts/OtherWays.tsx'

/** Signing in: by email and password, or by phone and a code. */
function SigninScreen() {
  const t = useTranslate()
  const { search, key } = useLocation()
  const refused = useAtomValue(refusedSigninAtom).problems
  const isByPhone = new URLSearchParams(search).get('by') === 'phone'
  const ways = [
    { to: paths.signin(), words: t('auth.byEmail'), isCurrent: !isByPhone },
    { to: paths.signinByPhone(), words: t('auth.byPhone'), isCurrent: isByPhone },
  ]
  return (
    <AuthPage title={t('signin.title')} links={<OtherWays />}>
      <SegmentedTabs label={t('auth.ways')} tone="boxed">
        {ways.map(({ to, words, isCurrent }) => (
          <SegmentedTab key={to} asChild aria-current={isCurrent ? 'page' : undefined}>
            <LocalizedLink to={withReturnTo(to, search)} replace>
              {words}
            </LocalizedLink>
          </SegmentedTab>
        ))}
      </SegmentedTabs>
      {isByPhone ? (
        <LazyPhoneSignin />
      ) : (
        // Sent by the browser itself as long as this script is not there. Whoever comes back to the page begins anew.
        <PasswordSignin
          method="post"
          refused={key === 'default' ? refused : undefined}
          EmailInput={EmailField}
        />
      )}
    </AuthPage>
  )
}

export default SigninScreen
