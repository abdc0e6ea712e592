export { LoadFailure } from './LoadFailure.tsx'
export { PageMessage } from './PageMessage.tsx'
export { ResourceView } from './ResourceView.tsx'
