import type { ReactNode } from 'react'
import type { ModalContentProps } from '../../modal/index.ts'

export interface Picture {
  /** Stays the same when the list changes. */
  id: string
  /** An `img` with its `alt`, or a drawing with a name; it fills the frame. */
  picture: ReactNode
  /** Shown below the picture and announced with it. */
  caption?: ReactNode
}

export interface PictureViewerLabels {
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** Position text, from 1: “2 of 5”. */
  position: (number: number, count: number) => string
}

export interface PictureViewerProps extends Omit<ModalContentProps, 'children'> {
  /** Names the viewer. */
  title: string
  /** The pictures in their order. */
  pictures: readonly Picture[]
  /** Which picture is shown, from 0; null closes the viewer. */
  index: number | null
  /** Called with the requested picture; with null to close. */
  onIndexChange: (index: number | null) => void
  labels: PictureViewerLabels
}
