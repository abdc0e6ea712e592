import { thumbnailOf } from '@flower-market/api-client'
import type { GridRow } from '@flower-market/flower-domain'
import { useState } from 'react'
import { photosOf } from '../variety/row-photos.ts'
import styles from './RowPhoto.module.css'

export interface RowPhotoProps {
  row: GridRow
}

/** The first photograph of a row's flowers, over their drawing, which is seen until it has loaded and when it fails. */
export function RowPhoto({ row }: RowPhotoProps) {
  const source = photosOf(row)[0]?.source
  const [loaded, setLoaded] = useState<string>()
  return (
    source !== undefined && (
      <img
        // A row may come to show another variety: its photograph begins unloaded.
        key={source}
        src={thumbnailOf(source)}
        alt=""
        loading="lazy"
        decoding="async"
        className={styles.photo}
        data-loaded={loaded === source || undefined}
        onLoad={() => setLoaded(source)}
      />
    )
  )
}
