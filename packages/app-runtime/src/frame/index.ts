export { Offline } from './Offline.tsx'
export { PageLoader } from './PageLoader.tsx'
export { SessionLost } from './SessionLost.tsx'
export { SkipLink } from './SkipLink.tsx'
