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
      title={useStoryText('Движение', 'Motion')}
      intro={useStoryText(
        'Движение отвечает на действие и показывает, откуда вещь пришла; само по себе не движется ничего. Кто просит систему о покое, получает конец движения сразу.',
        'Motion answers an action and shows where a thing came from; nothing moves by itself. Whoever asks their system for less motion gets the end of it at once.',
      )}
    >
      <TokenGroup title={useStoryText('Времена', 'Times')}>
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
