export {
  Table,
  TableBody,
  type TableBodyProps,
  TableCell,
  type TableCellProps,
  TableHead,
  type TableHeadProps,
  type TableProps,
  TableRow,
  type TableRowProps,
} from './Table.tsx'
export {
  TableDetailRow,
  type TableDetailRowProps,
  TableExpandCell,
  type TableExpandCellProps,
} from './TableDetail.tsx'
export { TableHeaderCell, type TableHeaderCellProps } from './TableHeaderCell.tsx'
export {
  TableSelectAllCell,
  type TableSelectAllCellProps,
  TableSelectCell,
  type TableSelectCellProps,
} from './TableSelectCell.tsx'
export type { SelectionExtent } from './table-selection.ts'
export { nextTableSort, type TableSort, type TableSortDirection } from './table-sort.ts'
export { useTableSelection } from './use-table-selection.ts'
