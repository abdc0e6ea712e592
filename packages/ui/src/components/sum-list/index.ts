export { SumList, type SumListProps, SumRow, type SumRowProps } from './SumList.tsx'
