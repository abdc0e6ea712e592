import { thumbnailOf } from '@flower-market/api-client'
import { useState } from 'react'
import { FlowerPicture, PictureViewer, type Picture } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { usePictureLabels } from '../../../components/picture-labels/use-picture-labels.ts'
import { photosOf } from './row-photos.ts'
import styles from './VarietyPictures.module.css'
import { VarietyStem, type VarietyStemProps } from './VarietyStem.tsx'

/** Photographs of the real flowers where there are any, else the drawing; each opens over the page. */
export function VarietyPictures({ row, headMm }: VarietyStemProps) {
  const t = useTranslate()
  const labels = usePictureLabels()
  const [index, setIndex] = useState<number | null>(null)
  const photos = photosOf(row)
  const drawing = { kind: pictureKind(row), tint: row.tint }
  const pictures: Picture[] =
    photos.length === 0
      ? [{ id: row.key, picture: <FlowerPicture {...drawing} variant="flower" label={row.variety} /> }]
      : photos.map(({ source, lengthCm }, place) => {
          const caption = t('flowers.lengthCm', { length: lengthCm })
          const name = t('catalog.varietyPhoto', { variety: row.variety, number: place + 1 })
          return { id: source, picture: <img src={source} alt={name} />, caption }
        })
  const [first, ...others] = photos
  return (
    <div className={styles.pictures} data-drawn={first === undefined || undefined}>
      <button
        type="button"
        className={styles.plate}
        aria-label={t('catalog.varietyOpenPicture', { variety: row.variety })}
        onClick={() => setIndex(0)}
      >
        {first === undefined ? (
          <VarietyStem row={row} headMm={headMm} />
        ) : (
          <img src={first.source} alt="" className={styles.photo} />
        )}
      </button>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ source }, place) => (
            <li key={source}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('catalog.varietyPhoto', { variety: row.variety, number: place + 2 })}
                onClick={() => setIndex(place + 1)}
              >
                <img src={thumbnailOf(source)} alt="" loading="lazy" className={styles.photo} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureViewer
        title={row.variety}
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
        labels={labels}
      />
    </div>
  )
}
