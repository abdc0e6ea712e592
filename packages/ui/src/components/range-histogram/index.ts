export type { HistogramBar, Range } from './bounds.ts'
export { RangeHistogram, type RangeHistogramProps } from './RangeHistogram.tsx'
