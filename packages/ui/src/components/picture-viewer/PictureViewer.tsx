import { Root } from '@radix-ui/react-dialog'
import { ModalPortal } from '../../modal/index.ts'
import type { PictureViewerProps } from './picture.ts'
import { ViewerBoard } from './ViewerBoard.tsx'

/**
 * Pictures one by one over the whole screen. Arrows and swipes show the next one and wrap around; plus, minus,
 * pinch and double click zoom, then arrows move; Escape closes and returns focus.
 */
export function PictureViewer({ pictures, index, onIndexChange, ...rest }: PictureViewerProps) {
  const shown = index === null ? undefined : pictures[index]
  return (
    <Root
      open={shown !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onIndexChange(null)
      }}
    >
      <ModalPortal>
        {shown && index !== null && (
          <ViewerBoard
            {...rest}
            shown={shown}
            number={index + 1}
            count={pictures.length}
            onStep={(step) => onIndexChange((index + step + pictures.length) % pictures.length)}
          />
        )}
      </ModalPortal>
    </Root>
  )
}
