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
        'Чем больше элемент, тем больше радиус; у вложенного элемента радиус меньше, чем у внешнего.',
        'The larger the element, the larger its radius; a nested element has a smaller radius than the one around it.',
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
