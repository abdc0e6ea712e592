export type { AnswerStore, KeptAnswer } from './answer-store.ts'
export { allResources } from './all-resources.ts'
export {
  invalidateAllAtom,
  invalidateAtom,
  resourcesAtom,
  type Question,
  type Resource,
  type Resources,
} from './resource.ts'
export { usePagedList, type ShownPagedList } from './use-paged-list.ts'
export { useResource, type ShownResource } from './use-resource.ts'
export { useRouteReads } from './use-route-reads.ts'
export { useSettled } from './use-settled.ts'
