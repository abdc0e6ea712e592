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
        'Восемь шагов и больше никаких: что ближе, то вместе. Высота у управления своя: под мышью плотно, под пальцем не меньше 44 px.',
        'Eight steps and no others: what is nearer belongs together. Controls have heights of their own: dense under a mouse, never under 44 px under a finger.',
      )}
    >
      <TokenGroup title={useStoryText('Между вещами', 'Between things')}>
        <TokenRows tokens={spaces} language={language}>
          {(name) => <div className={styles.bar} style={{ width: token(name) }} />}
        </TokenRows>
      </TokenGroup>
      <TokenGroup title={useStoryText('Высота управления', 'Heights of controls')}>
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
