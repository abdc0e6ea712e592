import { palette, type PaletteName } from '../tokens/palette.ts'
import styles from './Foundations.module.css'

export interface RawRampProps {
  /** A hue: `green`. */
  hue: string
}

/** The steps of one hue, as they are. */
export function RawRamp({ hue }: RawRampProps) {
  return (
    <ul className={styles.ramp}>
      {(Object.keys(palette) as PaletteName[])
        .filter((name) => name.startsWith(`${hue}-`))
        .map((name) => (
          <li key={name} className={styles.swatch}>
            <div className={styles.chip} style={{ background: palette[name] }} />
            <span className={styles.caption}>
              <b>{name}</b>
              <code>{palette[name]}</code>
            </span>
          </li>
        ))}
    </ul>
  )
}
