import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../.storybook/story-text.tsx'
import { Button } from '../components/button/index.ts'
import { motions } from '../tokens/motion.ts'
import { token } from '../tokens/token.ts'
import { FoundationPage, TokenGroup } from './FoundationPage.tsx'
import styles from './Foundations.module.css'
import { TokenRows } from './TokenRows.tsx'

const meta = preview.meta({ title: 'UI/Foundations/Motion' })

function Movement() {
  const language = useStoryText<'ru' | 'en'>('ru', 'en')
  const [isThere, setIsThere] = useState(false)
  return (
    <FoundationPage
      title={useStoryText('Анимация', 'Motion')}
      intro={useStoryText(
        'Анимация сопровождает действие и показывает, откуда появился элемент; без действия ничего не движется. Если в системе включено уменьшение движения, сразу показан конечный кадр.',
        'Motion follows an action and shows where an element came from; nothing moves without an action. With reduced motion turned on in the system, the final frame is shown at once.',
      )}
    >
      <TokenGroup title={useStoryText('Длительность', 'Durations')}>
        <div>
          <Button onClick={() => setIsThere(!isThere)}>{useStoryText('Подвинуть', 'Move')}</Button>
        </div>
        <TokenRows tokens={motions} language={language}>
          {(name) => (
            <div className={styles.track}>
              <span
                className={styles.runner}
                data-there={isThere || undefined}
                style={{
                  transitionDuration: name === 'ease' ? '900ms' : token(name),
                  transitionTimingFunction: name === 'ease' ? token('ease') : 'linear',
                }}
              />
            </div>
          )}
        </TokenRows>
      </TokenGroup>
    </FoundationPage>
  )
}

export const Tokens = meta.story({ render: () => <Movement /> })
