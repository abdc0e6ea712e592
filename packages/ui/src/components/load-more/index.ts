export { LoadMore, type LoadMoreProps, type LoadMoreState } from './LoadMore.tsx'
