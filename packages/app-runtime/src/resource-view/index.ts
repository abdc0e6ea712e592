export { LoadFailure } from './LoadFailure.tsx'
export { MoreRows } from './MoreRows.tsx'
export { PageMessage } from './PageMessage.tsx'
export { ResourceView } from './ResourceView.tsx'
