export { FileDrop, type FileDropProps } from './FileDrop.tsx'
export type { FileRefusal, RefusedFile } from './sort-files.ts'
