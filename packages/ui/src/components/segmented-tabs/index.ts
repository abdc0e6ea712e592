export {
  SegmentedTab,
  type SegmentedTabProps,
  SegmentedTabs,
  type SegmentedTabsProps,
} from './SegmentedTabs.tsx'
