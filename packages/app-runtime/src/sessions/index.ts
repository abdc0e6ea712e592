export { SessionList } from './SessionList.tsx'
