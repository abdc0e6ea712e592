import type { Session } from '@flower-market/api-client'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { modalAtom } from '../state/modal.atoms.ts'

const MobileMenu = lazy(() => import('./modals/MobileMenu.tsx'))
const PictureModal = lazy(() => import('./modals/PictureModal.tsx'))

/** What lies over the page, loaded when it is first opened. */
export const Modals = ({ person }: { person: Session | null }) => {
  const { isMobileOpen, isPictureOpen } = useAtomValue(modalAtom)
  return (
    <Suspense>
      {isMobileOpen && person && <MobileMenu person={person} />}
      {isPictureOpen && <PictureModal />}
    </Suspense>
  )
}
