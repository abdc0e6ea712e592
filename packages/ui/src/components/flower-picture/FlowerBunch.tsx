import { bunchPaper, bunchTransforms } from './bunch-layout.ts'
import styles from './FlowerPicture.module.css'

export interface FlowerBunchProps {
  /** The address of the flower that the bunch is made of. */
  href: string
  /** The address of the one in front, where it says something that all need not repeat. */
  frontHref: string
}

const behind = bunchTransforms.slice(0, -1)

/** The inside of a bunch's picture: twelve of the flower in a sheet of paper. */
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
