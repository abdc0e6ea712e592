import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { ColumnLayout, PageAside } from '@flower-market/app-runtime/frame'
import styles from './Layouts.stories.module.css'

interface PageProps {
  hasAside?: boolean
}

function Page({ hasAside = true }: PageProps) {
  const title = useStoryText('Страница', 'A page')
  const aside = useStoryText('Рядом', 'Beside it')
  const text = useStoryText('Содержание страницы', 'What the page holds')
  return (
    <main>
      <ColumnLayout>
        <h1 className={styles.page}>{title}</h1>
        {hasAside && <PageAside className={styles.page}>{aside}</PageAside>}
        <p className={styles.page}>{text}</p>
      </ColumnLayout>
    </main>
  )
}

const meta = preview.meta({
  title: 'App/PageAside',
  component: Page,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
})

/** It stands beside the other parts, which keep their distance. */
export const Beside = meta.story({
  play: async ({ canvas }) => {
    const aside = await canvas.findByRole('complementary')
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const text = canvas.getByRole('paragraph').getBoundingClientRect()
    const { left, top, width } = aside.getBoundingClientRect()
    await expect(left).toBeGreaterThan(title.right)
    await expect(top).toBe(title.top)
    await expect(Math.round(width)).toBe(320)
    await expect(Math.round(text.top - title.bottom)).toBe(28)
  },
})

/** Below the parts before it where there is no room for two columns. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const aside = await canvas.findByRole('complementary')
    const title = canvas.getByRole('heading').getBoundingClientRect()
    await expect(Math.round(aside.getBoundingClientRect().top - title.bottom)).toBe(28)
  },
})

/** A page without one has the whole column. */
export const None = meta.story({
  args: { hasAside: false },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading')
    await expect(Math.round(title.getBoundingClientRect().width)).toBe(1120)
  },
})
