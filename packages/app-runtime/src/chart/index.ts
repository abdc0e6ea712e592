export { dayNumber, dayOfNumber } from './day-number.ts'
export { chartSkeleton, LazyChart } from './LazyChart.tsx'
