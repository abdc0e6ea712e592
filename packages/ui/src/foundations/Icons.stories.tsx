import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../.storybook/story-text.tsx'
import * as icons from '../components/icons/icons.ts'
import { FoundationPage } from './FoundationPage.tsx'
import styles from './Foundations.module.css'

const meta = preview.meta({
  title: 'UI/Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          'Drawn for this kit in one hand: 20 px, one round line of 1.6, in the color of the text beside it. Each is an export of its own, so a page carries only those it names. An icon is silent: the control that holds it has a name. Beside words it is a sign, never their replacement, except where everybody knows it (close, search, menu).',
      },
    },
  },
})

function All() {
  return (
    <FoundationPage
      title={useStoryText('Значки', 'Icons')}
      intro={useStoryText(
        'Размер 20 px, скруглённая линия толщиной 1,6, цвет текста рядом. У значка нет имени для экранного диктора: имя есть у кнопки, в которой он стоит.',
        '20 px, a rounded line of 1.6, the color of the text beside it. An icon has no accessible name: the button that contains it has one.',
      )}
    >
      <ul className={styles.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className={styles.icon}>
            <Icon />
            <code className={styles.value}>{name}</code>
          </li>
        ))}
      </ul>
    </FoundationPage>
  )
}

export const Every = meta.story({
  render: () => <All />,
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')]
    await expect(drawn).toHaveLength(Object.keys(icons).length)
    await expect(drawn.filter((icon) => icon.getAttribute('aria-hidden') !== 'true')).toEqual([])
  },
})
