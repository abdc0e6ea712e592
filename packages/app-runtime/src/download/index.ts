export { saveFile } from './save-file.ts'
export { useDownload, type FileCallName } from './use-download.ts'
