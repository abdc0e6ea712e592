import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../.storybook/story-text.tsx'
import { token } from '../tokens/token.ts'
import { lineHeights, textSizes, weights } from '../tokens/type.ts'
import { FoundationPage, TokenGroup } from './FoundationPage.tsx'
import { TokenRows } from './TokenRows.tsx'
import { wideFont, wideFontEm } from './wide-font.ts'

const everyKind = 'Розы Explorer, 17 740,00 ₽ · №10428 — «ещё 60»'

/** Every character of the interface; each has to be in Onest. */
const glyphs = [...'АяЁё№₽€0123456789AzÉñüß«»„“–—…·×−→↗≈≤']

/** Whether a glyph is drawn by Onest, and not by the font behind it that has every character and draws it far too wide. */
function isInOnest(glyph: string) {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return false
  canvas.font = '400 100px Onest, "Wide"'
  return Math.round(canvas.measureText(glyph).width / 10) !== wideFontEm * 10
}

const meta = preview.meta({ title: 'UI/Foundations/Type' })

function Scale() {
  const language = useStoryText<'ru' | 'en'>('ru', 'en')
  const sample = useStoryText('Роза Explorer 50 см, 17 740,00 ₽', 'Rose Explorer 50 cm, 17,740.00 ₽')
  const paragraph = useStoryText(
    'Доставим завтра до полудня. Все изменения цен и остатков указаны в корзине до оформления заказа.',
    'We deliver tomorrow before noon. All changes in prices and stock are shown in the cart before you place an order.',
  )
  return (
    <FoundationPage
      title={useStoryText('Шрифт', 'Type')}
      intro={useStoryText(
        'Одна гарнитура, Onest, с кириллицей, цифрами одной ширины и знаком рубля. Важность передаёт насыщенность, а не размер; числа заметнее всего.',
        'One typeface, Onest, with Cyrillic, tabular figures and the ruble sign. Weight shows importance, not size; numbers are the most prominent.',
      )}
    >
      <TokenGroup title={useStoryText('Размеры', 'Sizes')}>
        <TokenRows tokens={textSizes} language={language}>
          {(name) => (
            <p style={{ fontSize: token(name), fontWeight: token('weight-strong'), lineHeight: 1.2 }}>
              {sample}
            </p>
          )}
        </TokenRows>
      </TokenGroup>
      <TokenGroup title={useStoryText('Насыщенность', 'Weights')}>
        <TokenRows tokens={weights} language={language}>
          {(name) => <p style={{ fontWeight: token(name), fontSize: token('text-xl') }}>{sample}</p>}
        </TokenRows>
      </TokenGroup>
      <TokenGroup title={useStoryText('Интерлиньяж', 'Line height')}>
        <TokenRows tokens={lineHeights} language={language}>
          {(name) =>
            name === 'tracking-tight' ? (
              <p style={{ letterSpacing: token(name), fontSize: token('text-2xl') }}>{sample}</p>
            ) : (
              <p style={{ lineHeight: token(name), maxWidth: '48ch' }}>{paragraph}</p>
            )
          }
        </TokenRows>
      </TokenGroup>
    </FoundationPage>
  )
}

export const Tokens = meta.story({ render: () => <Scale /> })

export const EveryGlyphIsOnest = meta.story({
  render: () => <p style={{ fontSize: 'var(--text-xl)', letterSpacing: '0.2em' }}>{glyphs.join('')}</p>,
  play: async () => {
    const wide = await new FontFace('Wide', wideFont()).load()
    document.fonts.add(wide)
    await document.fonts.load('400 100px Onest', glyphs.join(''))
    await expect(glyphs.filter((glyph) => !isInOnest(glyph))).toEqual([])
    await expect(isInOnest('漢')).toBe(false)
    document.fonts.delete(wide)
  },
})

export const FiguresStandInColumns = meta.story({
  render: () => (
    <div
      style={{
        display: 'inline-grid',
        fontSize: 'var(--text-xl)',
        fontVariantNumeric: 'tabular-nums lining-nums',
        letterSpacing: 'var(--tracking-figures)',
      }}
    >
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
      <p style={{ display: 'inline-block', fontFamily: 'Onest' }}>{everyKind}</p>
      <br />
      <p style={{ display: 'inline-block', fontFamily: '"Onest Fallback"' }}>{everyKind}</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load('400 15px Onest', everyKind)
    // A system without Arial or its like has nothing to stretch, and shows its own face until Onest is here.
    const standIns = await document.fonts.load('400 15px "Onest Fallback"', everyKind).catch(() => [])
    if (standIns.length === 0) return
    const [onest, standIn] = [...canvasElement.querySelectorAll('p')].map((line) =>
      line.getBoundingClientRect(),
    )
    await expect(standIn?.height).toBe(onest?.height)
    await expect(Math.abs((standIn?.width ?? 0) / (onest?.width ?? 1) - 1)).toBeLessThan(0.06)
  },
})
