export { invalidateAllAtom, invalidatedAtAtom, resourceAtom, type Resource } from './resource.ts'
export { usePagedList, type PagedListInUse } from './use-paged-list.ts'
export { useResource } from './use-resource.ts'
export { useRouteReads } from './use-route-reads.ts'
