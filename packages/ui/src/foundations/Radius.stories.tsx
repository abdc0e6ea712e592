import preview from '../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../.storybook/story-text.tsx'
import { radii } from '../tokens/space.ts'
import { token } from '../tokens/token.ts'
import { FoundationPage, TokenGroup } from './FoundationPage.tsx'
import styles from './Foundations.module.css'
import { TokenRows } from './TokenRows.tsx'

const meta = preview.meta({ title: 'UI/Foundations/Radius' })

function Corners() {
  const language = useStoryText<'ru' | 'en'>('ru', 'en')
  return (
    <FoundationPage
      title={useStoryText('Скругления', 'Radius')}
      intro={useStoryText(
        'Одна семья: чем больше вещь, тем мягче угол, и внутренняя вещь острее той, в которой лежит.',
        'One family: the larger the thing, the softer its corner, and what lies inside is sharper than what holds it.',
      )}
    >
      <TokenGroup title={useStoryText('Углы', 'Corners')}>
        <TokenRows tokens={radii} language={language}>
          {(name) => <div className={styles.corner} style={{ borderRadius: token(name) }} />}
        </TokenRows>
      </TokenGroup>
    </FoundationPage>
  )
}

export const Tokens = meta.story({ render: () => <Corners /> })
