import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'

const sizes = ['text-xs', 'text-s', 'text-m', 'text-l', 'text-xl', 'text-2xl', 'text-3xl']
const sample = 'Розы Explorer, 17 740,00 ₽ · №10428 — «ещё 60»'

/** Everything the interface writes; each must come from Onest and not from a stand-in. */
const glyphs = [...'АяЁё№₽€0123456789AzÉñüß«»„“–—…·×−→↗≈≤']

/** Whether a glyph is drawn by Onest: with two stand-ins of different widths behind it, the width stays the same. */
const isInOnest = (glyph: string) => {
  const canvas = document.createElement('canvas').getContext('2d')
  const widthBefore = (standIn: string) => {
    if (!canvas) return Number.NaN
    canvas.font = `400 100px Onest, ${standIn}`
    return canvas.measureText(glyph).width
  }
  return widthBefore('monospace') === widthBefore('serif')
}

const meta = preview.meta({ title: 'UI/Foundations/Type' })

export const Scale = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {sizes.map((size) => (
        <p key={size} style={{ fontSize: `var(--${size})`, lineHeight: 1.2 }}>
          {sample}
        </p>
      ))}
    </div>
  ),
})

export const Weights = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {['regular', 'medium', 'strong', 'heavy'].map((weight) => (
        <p key={weight} style={{ fontWeight: `var(--weight-${weight})`, fontSize: 'var(--text-xl)' }}>
          {sample}
        </p>
      ))}
    </div>
  ),
})

export const EveryGlyphIsOnest = meta.story({
  render: () => <p style={{ fontSize: 'var(--text-xl)', letterSpacing: '0.2em' }}>{glyphs.join('')}</p>,
  play: async () => {
    await document.fonts.load('400 100px Onest', glyphs.join(''))
    await expect(glyphs.filter((glyph) => !isInOnest(glyph))).toEqual([])
    await expect(isInOnest('漢')).toBe(false)
  },
})

export const FiguresStandInColumns = meta.story({
  render: () => (
    <div style={{ display: 'inline-grid', fontSize: 'var(--text-xl)' }}>
      {['1 111,11', '8 888,88', '4 047,90'].map((sum) => (
        <span key={sum}>{sum}</span>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load('400 19px Onest', '0123456789')
    const widths = [...canvasElement.querySelectorAll('span')].map((sum) => {
      const text = document.createRange()
      text.selectNodeContents(sum)
      return Math.round(text.getBoundingClientRect().width * 10)
    })
    await expect(new Set(widths).size).toBe(1)
  },
})

export const TheStandInIsAsWide = meta.story({
  render: () => (
    <div>
      <p style={{ display: 'inline-block', fontFamily: 'Onest' }}>{sample}</p>
      <br />
      <p style={{ display: 'inline-block', fontFamily: '"Onest Fallback"' }}>{sample}</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load('400 15px Onest', sample)
    // A system without Arial or its like has nothing to stretch, and shows its own face until Onest is here.
    const standIns = await document.fonts.load('400 15px "Onest Fallback"', sample).catch(() => [])
    if (standIns.length === 0) return
    const [onest, standIn] = [...canvasElement.querySelectorAll('p')].map((line) =>
      line.getBoundingClientRect(),
    )
    await expect(standIn?.height).toBe(onest?.height)
    await expect(Math.abs((standIn?.width ?? 0) / (onest?.width ?? 1) - 1)).toBeLessThan(0.06)
  },
})
