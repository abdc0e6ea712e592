import { Title } from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ModalContent, ModalDismiss } from '../../modal/index.ts'
import { mergeRefs } from '../../refs/merge-refs.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '../icons/index.ts'
import type { Picture, PictureViewerProps } from './picture.ts'
import styles from './PictureViewer.module.css'
import { usePictureGestures } from './use-picture-gestures.ts'
import { askedByKey } from './viewer-keys.ts'
import { whole, type Zoom } from './zoom.ts'

interface ViewerBoardProps extends Omit<PictureViewerProps, 'pictures' | 'index' | 'onIndexChange'> {
  shown: Picture
  /** From 1. */
  number: number
  count: number
  onStep: (step: -1 | 1) => void
}

/** The open viewer: the frame, its keys and gestures, and the buttons that do the same. */
export function ViewerBoard({
  title,
  labels,
  shown,
  number,
  count,
  onStep,
  className,
  ref,
  ...rest
}: ViewerBoardProps) {
  const content = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [zoomed, setZoomed] = useState({ id: shown.id, zoom: whole })
  const zoom = zoomed.id === shown.id ? zoomed.zoom : whole
  const setZoom = (next: Zoom) => setZoomed({ id: shown.id, zoom: next })
  const stepIfSeveral = (step: -1 | 1) => {
    if (count > 1) onStep(step)
  }
  const gestures = usePictureGestures({ zoom, onZoom: setZoom, onSwipe: stepIfSeveral })
  const press = (key: string): boolean => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {}
    const asked = askedByKey(key, zoom, { width, height })
    if (asked === null) return false
    if ('step' in asked) stepIfSeveral(asked.step)
    else setZoom(asked.zoom)
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event)
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    if (!event.defaultPrevented && !isShortcut && press(event.key)) event.preventDefault()
  }

  return (
    <ModalContent
      // Not its first button: then a screen reader would read that one before the picture's caption.
      initialFocus={content}
      {...rest}
      ref={mergeRefs(content, ref)}
      onKeyDown={onKeyDown}
      className={cx(styles.viewer, className)}
    >
      <div className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        <IconButton label={labels.zoomOut} aria-disabled={zoom.scale === 1} onClick={() => press('-')}>
          <MinusIcon />
        </IconButton>
        <IconButton label={labels.zoomIn} onClick={() => press('+')}>
          <PlusIcon />
        </IconButton>
        <ModalDismiss label={labels.close} />
      </div>
      <div ref={frame} className={styles.frame} data-zoomed={zoom.scale > 1 ? '' : undefined} {...gestures}>
        <div
          key={shown.id}
          className={styles.image}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          {shown.picture}
        </div>
      </div>
      <div className={styles.foot}>
        {count > 1 && (
          <IconButton tone="outlined" size="l" label={labels.previous} onClick={() => onStep(-1)}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        <p aria-live="polite" className={styles.content}>
          {shown.caption && <span className={styles.caption}>{shown.caption}</span>}
          {count > 1 && <span className={styles.position}>{labels.position(number, count)}</span>}
        </p>
        {count > 1 && (
          <IconButton tone="outlined" size="l" label={labels.next} onClick={() => onStep(1)}>
            <ChevronRightIcon />
          </IconButton>
        )}
      </div>
    </ModalContent>
  )
}
