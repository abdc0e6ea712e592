export { shownInPlace } from './api-error-notice.ts'
export { noticesAtom, notifyAtom, type Notice } from './notices.atoms.ts'
export { Notices } from './Notices.tsx'
