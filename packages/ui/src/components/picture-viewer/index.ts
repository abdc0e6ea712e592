export type { Picture, PictureViewerLabels, PictureViewerProps } from './picture.ts'
export { PictureViewer } from './PictureViewer.tsx'
