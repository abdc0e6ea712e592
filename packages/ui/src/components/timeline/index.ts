export { Timeline, type TimelineProps, TimelineStep, type TimelineStepProps } from './Timeline.tsx'
