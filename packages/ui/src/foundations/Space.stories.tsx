import preview from '../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../.storybook/story-text.tsx'
import { controls, spaces } from '../tokens/space.ts'
import { token } from '../tokens/token.ts'
import { FoundationPage, TokenGroup } from './FoundationPage.tsx'
import styles from './Foundations.module.css'
import { TokenRows } from './TokenRows.tsx'

const meta = preview.meta({ title: 'UI/Foundations/Space' })

function Distances() {
  const language = useStoryText<'ru' | 'en'>('ru', 'en')
  return (
    <FoundationPage
      title={useStoryText('Расстояния', 'Space')}
      intro={useStoryText(
        'Восемь значений: чем ближе элементы, тем сильнее они связаны. У элементов управления своя высота: меньше для мыши, не меньше 44 px для касания.',
        'Eight values: the nearer the elements, the more closely they belong together. Controls have their own heights: smaller for a mouse, at least 44 px for touch.',
      )}
    >
      <TokenGroup title={useStoryText('Отступы', 'Spacing')}>
        <TokenRows tokens={spaces} language={language}>
          {(name) => <div className={styles.bar} style={{ width: token(name) }} />}
        </TokenRows>
      </TokenGroup>
      <TokenGroup title={useStoryText('Высота элементов управления', 'Control heights')}>
        <TokenRows tokens={controls} language={language}>
          {(name) => (
            <div className={styles.control} style={{ height: token(name) }}>
              {controls[name].value}
            </div>
          )}
        </TokenRows>
      </TokenGroup>
    </FoundationPage>
  )
}

export const Tokens = meta.story({ render: () => <Distances /> })
