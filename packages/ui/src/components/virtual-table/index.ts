export { type VirtualRowProps, VirtualTable, type VirtualTableProps } from './VirtualTable.tsx'
