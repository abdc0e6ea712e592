import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../.storybook/story-text.tsx'
import { lines } from '../tokens/lines.ts'
import { layers } from '../tokens/motion.ts'
import { token } from '../tokens/token.ts'
import { ColorRows } from './ColorRows.tsx'
import { FoundationPage, TokenGroup } from './FoundationPage.tsx'
import styles from './Foundations.module.css'
import { TokenRows } from './TokenRows.tsx'

/** Every sheet of the kit, as text: what it draws with `box-shadow` is an edge, never a shadow. */
const sheets = import.meta.glob<string>('../components/**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function shadowsOf(sheet: string) {
  return [...sheet.matchAll(/(?:box-shadow|text-shadow):([^;]+);|(drop-shadow\([^;]+);/g)].map(
    ([, box, drop]) => box?.trim() ?? `${drop}`,
  )
}

/** `none`, or edges without blur: `inset? x y 0 spread? color`. */
function isEdge(value: string) {
  return /^(none$|(inset )?(-?\d+(px)? ){2}0( |$))/.test(value)
}

const meta = preview.meta({ title: 'UI/Foundations/Shadow' })

function Depth() {
  const language = useStoryText<'ru' | 'en'>('ru', 'en')
  return (
    <FoundationPage
      title={useStoryText('Тени', 'Shadow')}
      intro={useStoryText(
        'Теней нет, и токенов для них нет. Блоки разделены тонкими линиями; у элементов поверх страницы есть рамка и затемнение; у выбранного и у ошибки рамка толще, без размытия. Это видно и в тёмной теме, и при печати, и при высоком контрасте.',
        'There are no shadows, and no tokens for them. Thin lines separate blocks; elements over the page have a border and an overlay; selected and invalid elements have a thicker border without blur. This works in the dark theme, in print and in high contrast.',
      )}
    >
      <TokenGroup title={useStoryText('Вместо тени', 'Instead of a shadow')}>
        <ColorRows
          names={[...(Object.keys(lines) as (keyof typeof lines)[]), 'bg-overlay']}
          language={language}
        />
      </TokenGroup>
      <TokenGroup title={useStoryText('Порядок слоёв', 'Stacking order')}>
        <TokenRows tokens={layers} language={language}>
          {(name) => (
            <div
              className={styles.control}
              style={{ height: token('control-m'), marginInlineStart: `calc(${token(name)} * 1px)` }}
            >
              {layers[name].value}
            </div>
          )}
        </TokenRows>
      </TokenGroup>
    </FoundationPage>
  )
}

export const Tokens = meta.story({ render: () => <Depth /> })

export const NoSheetDrawsAShadow = Tokens.extend({
  play: async () => {
    const drawn = Object.values(sheets).flatMap(shadowsOf)
    await expect(drawn.length).toBeGreaterThan(5)
    await expect(drawn.filter((value) => !isEdge(value))).toEqual([])
  },
})
