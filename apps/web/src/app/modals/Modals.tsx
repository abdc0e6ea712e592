import type { Session } from '@flower-market/api-client'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { modalAtom } from '../../state/modal.atoms.ts'
import { latePart } from '../late-parts.ts'

const AvatarModal = latePart('avatar')
const MobileMenu = latePart('mobileMenu')
const PhoneVerification = latePart('phoneVerification')
const PictureModal = latePart('picture')
const SignInAgain = latePart('signInAgain')

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
