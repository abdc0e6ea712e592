export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx'
export { ProgressTrack } from './ProgressTrack.tsx'
