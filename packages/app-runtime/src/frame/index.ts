export { ConnectionLost } from './ConnectionLost.tsx'
export { Offline } from './Offline.tsx'
export { PageLoader } from './PageLoader.tsx'
export { SessionLost } from './SessionLost.tsx'
