import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../.storybook/story-text.tsx'
import { grounds } from '../tokens/grounds.ts'
import { type ColorName, colorTokens } from '../tokens/tokens.ts'
import { lines } from '../tokens/lines.ts'
import { texts } from '../tokens/texts.ts'
import { token } from '../tokens/token.ts'
import { ColorRows } from './ColorRows.tsx'
import { FoundationPage, TokenGroup } from './FoundationPage.tsx'
import { RawRamp } from './RawRamp.tsx'

const hues = ['paper', 'ink', 'night', 'bone', 'green', 'amber', 'red', 'blue']

function namesOf(tokens: object) {
  return Object.keys(tokens) as ColorName[]
}

const groundsForText = namesOf(grounds).filter(
  (name) => !/-(overlay|mark|accent(-hover|-pressed)?|danger(-hover)?)$/.test(name),
)
const textsForGrounds = namesOf(texts).filter((name) => !/-(on-\w+|disabled)$/.test(name))

const meta = preview.meta({
  title: 'UI/Foundations/Color',
  parameters: {
    docs: {
      description: {
        component:
          'Colors by their meaning, from `src/tokens`. A component names only these; the raw ones are for mixing a theme. Each has a value for light, for dark, and for both in high contrast; `light-dark()` and `data-theme` choose. In TypeScript: `token("bg-accent")`.',
      },
    },
  },
})

function Meanings() {
  const language = useStoryText<'ru' | 'en'>('ru', 'en')
  const words = useStoryText(
    {
      title: 'Цвет',
      intro:
        'Нейтральные цвета и один зелёный акцент. Компонент использует цвет по назначению; у каждого назначения есть значения для светлой и тёмной темы и для высокого контраста. Число под образцом — контраст с фоном: тексту нужно 4,5, рамке поля 3, при высоком контрасте 7 и 4,5.',
      grounds: 'Фоны',
      texts: 'Текст',
      lines: 'Линии',
    },
    {
      title: 'Color',
      intro:
        'Neutral colors and one green accent. A component uses a color by its purpose; every purpose has a light, a dark and a high-contrast value. The number under a sample is its contrast with its background: text needs 4.5, the border of a control 3, in high contrast 7 and 4.5.',
      grounds: 'Backgrounds',
      texts: 'Text',
      lines: 'Lines',
    },
  )
  return (
    <FoundationPage title={words.title} intro={words.intro}>
      <TokenGroup title={words.grounds}>
        <ColorRows names={namesOf(grounds)} language={language} />
      </TokenGroup>
      <TokenGroup title={words.texts}>
        <ColorRows names={namesOf(texts)} language={language} />
      </TokenGroup>
      <TokenGroup title={words.lines}>
        <ColorRows names={namesOf(lines)} language={language} />
      </TokenGroup>
    </FoundationPage>
  )
}

export const Tokens = meta.story({
  render: () => <Meanings />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^--/)).toHaveLength(Object.keys(colorTokens).length)
  },
})

function Mixing() {
  return (
    <FoundationPage
      title={useStoryText('Исходные цвета', 'Raw colors')}
      intro={useStoryText(
        'Из этих цветов составлены значения по назначению. В компонентах этих имён нет: другой бренд заменяет их, не меняя компонентов.',
        'The colors by purpose are made from these. No component uses these names: another brand replaces them without changing a component.',
      )}
    >
      {hues.map((hue) => (
        <TokenGroup key={hue} title={hue}>
          <RawRamp hue={hue} />
        </TokenGroup>
      ))}
    </FoundationPage>
  )
}

export const Raw = meta.story({ render: () => <Mixing /> })

/** The pairs of the contrast test, shown for reviewers and for axe. */
export const TextsOnGrounds = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
      {groundsForText.map((ground) => (
        <div
          key={ground}
          style={{
            padding: '12px 14px',
            border: `1px solid ${token('line')}`,
            borderRadius: token('radius-m'),
            background: token(ground),
          }}
        >
          <p>{ground}</p>
          {textsForGrounds.map((text) => (
            <p key={text} style={{ color: token(text), fontSize: token('text-s') }}>
              {text}
            </p>
          ))}
        </div>
      ))}
    </div>
  ),
})
