import type { Session } from '@flower-market/api-client'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { modalAtom } from '../../state/modal.atoms.ts'

const AvatarModal = lazy(() => import('../../flows/avatar/AvatarModal.tsx'))
const MobileMenu = lazy(() => import('./MobileMenu.tsx'))
const PhoneVerification = lazy(() => import('../../flows/phone-verification/PhoneVerification.tsx'))
const PictureModal = lazy(() => import('./PictureModal.tsx'))
const SignInAgain = lazy(() => import('./SignInAgain.tsx'))

/** What lies over the page, loaded when it is first opened. */
export function Modals({ person }: { person: Session | null }) {
  const { current, isMobileOpen, isPhoneVerificationOpen, isPictureOpen } = useAtomValue(modalAtom)
  return (
    <Suspense>
      {current === 'avatar' && <AvatarModal />}
      {isMobileOpen && person && <MobileMenu person={person} />}
      {isPhoneVerificationOpen && <PhoneVerification />}
      {isPictureOpen && <PictureModal />}
      {current === 'sign-in-again' && person && <SignInAgain person={person} />}
    </Suspense>
  )
}
