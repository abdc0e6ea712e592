import { useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { FlowerPicture } from '../flower-picture/index.ts'
import { type Picture, PictureViewer, type PictureViewerLabels } from './index.ts'

const labels: Record<'ru' | 'en', PictureViewerLabels> = {
  ru: {
    close: 'Закрыть',
    previous: 'Предыдущая',
    next: 'Следующая',
    zoomIn: 'Увеличить',
    zoomOut: 'Уменьшить',
    position: (number, count) => `${number} из ${count}`,
  },
  en: {
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    position: (number, count) => `${number} of ${count}`,
  },
}

const flowers = [
  { id: 'rose', kind: 'roses', tint: '#b3202c', ru: 'Explorer, бутон 6 см', en: 'Explorer, a bud of 6 cm' },
  {
    id: 'spray',
    kind: 'sprayRoses',
    tint: '#d66a92',
    ru: 'Mirabel, 5 бутонов на ветке',
    en: 'Mirabel, 5 buds',
  },
  {
    id: 'lily',
    kind: 'alstroemeria',
    tint: '#e08a2c',
    ru: 'Tiger, открыт на треть',
    en: 'Tiger, a third open',
  },
] as const

function Album({ count = 3, isLong = false }: { count?: number; isLong?: boolean }) {
  const [index, setIndex] = useState<number | null>(null)
  const locale = useStoryText<'ru' | 'en'>('ru', 'en')
  const pictures: Picture[] = flowers.slice(0, count).map(({ id, kind, tint, [locale]: caption }) => ({
    id,
    picture: <FlowerPicture kind={kind} tint={tint} label={caption} />,
    caption: isLong ? `${caption}. `.repeat(8) : caption,
  }))
  const title = useStoryText('Фото поставки', 'Photos of the delivery')
  return (
    <>
      <Button onClick={() => setIndex(0)}>{title}</Button>
      <PictureViewer
        title={title}
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
        labels={labels[locale]}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'UI/PictureViewer',
  component: PictureViewer,
  args: { title: '', pictures: [], index: null, onIndexChange: () => undefined, labels: labels.ru },
  render: () => <Album />,
  parameters: {
    docs: {
      description: {
        component:
          'For pictures that have to be looked at closely: flowers as they arrived, a receipt, a damaged box. Open it from a thumbnail. Not for a picture that says enough where it stands, not for documents of several pages (download them).',
      },
    },
  },
})

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const viewer = await screen.findByRole('dialog', { name: 'Фото поставки' })
    await expect(viewer).toHaveTextContent('Explorer, бутон 6 см1 из 3')
  },
})

export const OnAPhone = Opened.extend({ globals: { viewport: { value: 'phone' } } })

export const Single = meta.story({
  render: () => <Album count={1} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const viewer = await screen.findByRole('dialog')
    await waitFor(() => expect(viewer).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('img', { name: 'Explorer, бутон 6 см' })).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Следующая' })).toBeNull()
  },
})

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Album isLong />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Следующая' }).getBoundingClientRect().right).toBeLessThan(
        innerWidth,
      ),
    )
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const viewer = await screen.findByRole('dialog')
    await waitFor(() => expect(viewer).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer).toHaveTextContent('2 из 3')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(viewer).toHaveTextContent('3 из 3'))
    await userEvent.keyboard('+{ArrowRight}')
    await waitFor(() => expect(viewer).toHaveTextContent('3 из 3'))
    const picture = screen.getByRole('img').parentElement
    await waitFor(() => expect(picture?.style.transform).toBe('translate(-60px, 0px) scale(1.5)'))
    await userEvent.keyboard('-')
    await waitFor(() => expect(picture?.style.transform).toBe('translate(0px, 0px) scale(1)'))
    await userEvent.tab()
    await waitFor(() => expect(viewer).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(viewer).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const TheNextPictureIsWholeAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.dblClick(await screen.findByRole('img').then((img) => img.parentElement as HTMLElement))
    await waitFor(() => expect(screen.getByRole('img').parentElement?.style.transform).toContain('scale(2)'))
    await userEvent.click(screen.getByRole('button', { name: 'Следующая' }))
    await waitFor(() => expect(screen.getByRole('img').parentElement?.style.transform).toContain('scale(1)'))
  },
})

function at(clientX: number) {
  return { pointerId: 7, clientX, clientY: 300, bubbles: true }
}

export const Swiped = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const viewer = await screen.findByRole('dialog')
    const frame = screen.getByRole('img').parentElement?.parentElement as HTMLElement
    frame.setPointerCapture = () => undefined
    await fireEvent.pointerDown(frame, at(300))
    await fireEvent.pointerMove(frame, at(200))
    await fireEvent.pointerUp(frame, at(180))
    await waitFor(() => expect(viewer).toHaveTextContent('2 из 3'))
  },
})
