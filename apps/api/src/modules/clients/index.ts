export { findBuyer } from './find-buyer.ts'
export { lookedAfterBy, type Viewer } from './looked-after.ts'
