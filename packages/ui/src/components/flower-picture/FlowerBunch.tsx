import { bunchPaper, bunchTransforms } from './bunch-layout.ts'
import styles from './FlowerPicture.module.css'

export interface FlowerBunchProps {
  /** Address of the flower's drawing. */
  href: string
  /** Address of the drawing of the front flower, if it shows something that the others do not. */
  frontHref: string
}

const behind = bunchTransforms.slice(0, -1)

/** The contents of a bunch's SVG: twelve flowers in paper. */
export function FlowerBunch({ href, frontHref }: FlowerBunchProps) {
  return (
    <>
      <path d={bunchPaper.stems} className={styles.stems} />
      <path d={bunchPaper.back} className={styles.paperShade} />
      {behind.map((transform) => (
        <use key={transform} href={href} transform={transform} />
      ))}
      <use href={frontHref} transform={bunchTransforms.at(-1)} />
      <path d={bunchPaper.front} className={styles.paper} />
      <path d={bunchPaper.fold} className={styles.paperShade} />
      <path d={bunchPaper.tie} className={styles.tie} />
    </>
  )
}
