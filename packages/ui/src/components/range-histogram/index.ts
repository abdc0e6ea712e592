export { BoundInput } from './BoundInput.tsx'
export { type HistogramBar, ordered, type Range } from './bounds.ts'
export { HistogramBars } from './HistogramBars.tsx'
export { RangeHistogram, type RangeHistogramProps } from './RangeHistogram.tsx'
