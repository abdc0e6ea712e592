import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { PictureSquare } from './crop-picture.ts'
import styles from './Avatar.module.css'

const zoomRange = { min: 1, max: 4, step: 0.1 } as const
const centre = { x: 0, y: 0 }

export interface AvatarCropProps {
  /** The address of the picture in this page. */
  url: string
  /** What lies in the circle, once the picture is drawn and at every move. */
  onSquareChange: (square: PictureSquare) => void
}

/** The picture under a circle: it is moved by a drag or the arrows, and enlarged by the wheel, two fingers or the slider. */
export function AvatarCrop({ url, onSquareChange }: AvatarCropProps) {
  const t = useTranslate()
  const zoomId = useId()
  const [crop, setCrop] = useState(centre)
  const [zoom, setZoom] = useState<number>(zoomRange.min)
  return (
    <div className={styles.crop}>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={zoomRange.min}
          maxZoom={zoomRange.max}
          aspect={1}
          cropShape="round"
          showGrid={false}
          // The page's policy lets no script write a style sheet: the rules are in this module.
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container,
            mediaClassName: styles.media,
            cropAreaClassName: styles.circle,
          }}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t('profile.cropArea') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_shares: Area, pixels: Area) => onSquareChange(pixels)}
        />
      </div>
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>{t('profile.zoom')}</label>
        <input
          id={zoomId}
          type="range"
          {...zoomRange}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className={styles.slider}
        />
      </div>
    </div>
  )
}
