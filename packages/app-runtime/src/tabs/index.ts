export { useOtherTabs } from './use-other-tabs.ts'
