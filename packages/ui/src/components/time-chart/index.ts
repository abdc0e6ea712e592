export { TimeChart, type ChartPoint, type TimeChartProps } from './TimeChart.tsx'
