import type { CSSProperties } from 'react'
import { contrast, hexIn, isRaw, looks, type Look, valueIn } from '../tokens/contrast.ts'
import { type ColourName, colourTokens } from '../tokens/tokens.ts'
import { palette } from '../tokens/palette.ts'
import styles from './Foundations.module.css'
import { lookNames } from './look-names.ts'

/** What a text or a line is shown on; a ground is shown by itself. */
const groundOf = (name: ColourName): ColourName => {
  if (name === 'fg-on-accent') return 'bg-accent'
  return name === 'fg-on-danger' ? 'bg-danger' : 'bg'
}

const hexOf = (name: ColourName, look: Look) => {
  const value = valueIn(name, look)
  return isRaw(value) ? palette[value] : value
}

/** Plain values and not tokens: a page in high contrast must still show what the usual ones are. */
const plateStyle = (name: ColourName, look: Look): CSSProperties => {
  const colour = hexOf(name, look)
  // A veil lets its ground through, so every ground is laid over the page's paper.
  if (name.startsWith('bg')) return { background: `linear-gradient(${colour} 0 0), ${hexOf('bg', look)}` }
  return { background: hexOf(groundOf(name), look), color: colour }
}

const kindOf = (name: ColourName) => {
  if (name.startsWith('bg')) return 'ground'
  return name.startsWith('fg') ? 'text' : 'line'
}

interface SwatchProps {
  name: ColourName
  look: Look
  language: 'ru' | 'en'
}

const Swatch = ({ name, look, language }: SwatchProps) => {
  const value = valueIn(name, look)
  const kind = kindOf(name)
  return (
    <div className={styles.swatch}>
      <span className={styles.lookName}>{lookNames[language][look]}</span>
      <div className={styles.plate} style={plateStyle(name, look)} data-kind={kind} />
      <span className={styles.caption}>
        {isRaw(value) && <span>{value}</span>}
        <code>{hexOf(name, look)}</code>
        {kind !== 'ground' && (
          <span>{contrast(hexIn(name, look), hexIn(groundOf(name), look)).toFixed(1)} : 1</span>
        )}
      </span>
    </div>
  )
}

export interface ColourRowsProps {
  names: readonly ColourName[]
  language: 'ru' | 'en'
}

/** Colours by their meaning: what each is for, and its value in every look, with its contrast where it is read. */
export const ColourRows = ({ names, language }: ColourRowsProps) => (
  <div>
    <div className={`${styles.colourRow} ${styles.looks}`} aria-hidden="true">
      <span />
      {looks.map((look) => (
        <span key={look}>{lookNames[language][look]}</span>
      ))}
    </div>
    <ul className={styles.rows}>
      {names.map((name) => (
        <li key={name} className={styles.colourRow}>
          <div className={styles.name}>
            <code className={styles.code}>--{name}</code>
            <span className={styles.use}>{colourTokens[name].use[language]}</span>
          </div>
          {looks.map((look) => (
            <Swatch key={look} name={name} look={look} language={language} />
          ))}
        </li>
      ))}
    </ul>
  </div>
)
