export { appFiles } from './app-files.ts'
export { startAfterPaint } from './start-app.ts'
