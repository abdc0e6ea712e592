export { shownInPlace } from './api-error-notice.ts'
export { notifyAtom, type Notice } from './notices.atoms.ts'
export { Notices } from './Notices.tsx'
