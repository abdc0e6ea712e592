export { NamedLine, NamedLines, type NamedLineProps } from './NamedLine.tsx'
