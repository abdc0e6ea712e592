import type { ReactNode } from 'react'
import type { ModalContentProps } from '../../modal/index.ts'

export interface Picture {
  /** Stable through the list's changes. */
  id: string
  /** An `img` with its `alt`, or a drawing with a name; it fills the frame. */
  picture: ReactNode
  /** What is seen on it; shown below it and announced with it. */
  caption?: ReactNode
}

export interface PictureViewerLabels {
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** Where one is, from 1: “2 of 5”. */
  position: (number: number, count: number) => string
}

export interface PictureViewerProps extends Omit<ModalContentProps, 'children'> {
  /** Names the viewer. */
  title: string
  /** The pictures in their order. */
  pictures: readonly Picture[]
  /** Which picture is shown, from 0; null closes the viewer. */
  index: number | null
  /** Another picture is asked for; null asks to close. */
  onIndexChange: (index: number | null) => void
  labels: PictureViewerLabels
}
