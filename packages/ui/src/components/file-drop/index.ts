export { FileDrop, type FileDropProps } from './FileDrop.tsx'
export type { FileError, RefusedFile } from './sort-files.ts'
