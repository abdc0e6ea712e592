/** What of the frame comes when it is needed. It names some 100 files by their hashes, which every page would carry. */
export const lateParts = {
  avatar: () => import('../flows/avatar/AvatarModal.tsx'),
  clientBar: () => import('./header/ClientBar.tsx'),
  mobileMenu: () => import('./modals/MobileMenu.tsx'),
  phoneVerification: () => import('../flows/phone-verification/PhoneVerification.tsx'),
  picture: () => import('./modals/PictureModal.tsx'),
  releaseOffer: () => import('./ReleaseOffer.tsx'),
  safariWarning: () => import('./gate/SafariWarning.tsx'),
  signInAgain: () => import('./modals/SignInAgain.tsx'),
  staffRedirect: () => import('./gate/StaffRedirect.tsx'),
}
