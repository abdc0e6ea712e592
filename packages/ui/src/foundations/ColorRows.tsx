import type { CSSProperties } from 'react'
import { contrast, hexIn, isRaw, appearances, type Appearance, valueIn } from '../tokens/contrast.ts'
import { type ColorName, colorTokens } from '../tokens/tokens.ts'
import { palette } from '../tokens/palette.ts'
import styles from './Foundations.module.css'
import { appearanceNames } from './appearance-names.ts'

/** The background that a text or a line is shown on; a background is shown by itself. */
function groundOf(name: ColorName): ColorName {
  if (name === 'fg-on-accent') return 'bg-accent'
  return name === 'fg-on-danger' ? 'bg-danger' : 'bg'
}

function hexOf(name: ColorName, appearance: Appearance) {
  const value = valueIn(name, appearance)
  return isRaw(value) ? palette[value] : value
}

/** Plain values and not tokens: a page in high contrast must still show what the usual ones are. */
function plateStyle(name: ColorName, appearance: Appearance): CSSProperties {
  const color = hexOf(name, appearance)
  // An overlay is translucent, so every color is painted over the page's background.
  if (name.startsWith('bg'))
    return { background: `linear-gradient(${color} 0 0), ${hexOf('bg', appearance)}` }
  return { background: hexOf(groundOf(name), appearance), color: color }
}

function kindOf(name: ColorName) {
  if (name.startsWith('bg')) return 'ground'
  return name.startsWith('fg') ? 'text' : 'line'
}

interface SwatchProps {
  name: ColorName
  appearance: Appearance
  language: 'ru' | 'en'
}

function Swatch({ name, appearance, language }: SwatchProps) {
  const value = valueIn(name, appearance)
  const kind = kindOf(name)
  return (
    <div className={styles.swatch}>
      <span className={styles.appearanceName}>{appearanceNames[language][appearance]}</span>
      <div className={styles.plate} style={plateStyle(name, appearance)} data-kind={kind} />
      <span className={styles.caption}>
        {isRaw(value) && <span>{value}</span>}
        <code>{hexOf(name, appearance)}</code>
        {kind !== 'ground' && (
          <span>{contrast(hexIn(name, appearance), hexIn(groundOf(name), appearance)).toFixed(1)} : 1</span>
        )}
      </span>
    </div>
  )
}

export interface ColorRowsProps {
  names: readonly ColorName[]
  language: 'ru' | 'en'
}

/** Colors by their meaning: what each is for, and its value in every appearance, with its contrast where it is read. */
export function ColorRows({ names, language }: ColorRowsProps) {
  return (
    <div>
      <div className={`${styles.colorRow} ${styles.appearances}`} aria-hidden="true">
        <span />
        {appearances.map((appearance) => (
          <span key={appearance}>{appearanceNames[language][appearance]}</span>
        ))}
      </div>
      <ul className={styles.rows}>
        {names.map((name) => (
          <li key={name} className={styles.colorRow}>
            <div className={styles.name}>
              <code className={styles.code}>--{name}</code>
              <span className={styles.use}>{colorTokens[name].use[language]}</span>
            </div>
            {appearances.map((appearance) => (
              <Swatch key={appearance} name={name} appearance={appearance} language={language} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
