export { InfiniteList, type InfiniteListProps, type InfiniteListState } from './InfiniteList.tsx'
