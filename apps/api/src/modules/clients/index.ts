export { findBuyer } from './find-buyer.ts'
export { publishOrderChanged } from './publish-order-changed.ts'
export { lookedAfterBy, type Viewer } from './looked-after.ts'
