import { expect, screen, waitFor, within } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import { catalogScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import CatalogScreen from './CatalogScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Catalog/Photos',
  component: CatalogScreen,
  ...withScreen({ path: '/catalog' }),
})

/** The drawing and the photograph of Explorer's row. */
async function picturesOf(canvas: StoryContext['canvas']) {
  const name = await canvas.findByRole('button', { name: 'Explorer' })
  const row = name.closest('th') as HTMLElement
  const photo = await waitFor(() => {
    const found = row.querySelector('img')
    void expect(found).not.toBeNull()
    return found as HTMLImageElement
  })
  return { drawing: row.querySelector('svg') as SVGSVGElement, photo }
}

function placeOf(element: Element): number[] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left, top, width, height]
}

/** The small photograph covers the drawing, and is pressed as it is. */
export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.photographed()),
  play: async ({ canvas, userEvent }) => {
    const { drawing, photo } = await picturesOf(canvas)
    await waitFor(() => expect(photo).toBeVisible())
    await expect(photo.src).toMatch(/\/api\/file\/photo-[^/]+\/thumbnail$/u)
    await expect(placeOf(photo)).toEqual(placeOf(drawing))
    const [left = 0, top = 0, width = 0, height = 0] = placeOf(photo)
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2) as Element
    await expect(drawing.contains(pressed)).toBe(true)
    await userEvent.click(pressed)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Explorer' })).toBeVisible())
    const first = within(screen.getByRole('dialog')).getByRole('button', { name: 'Explorer: открыть фото' })
    await waitFor(() => expect(first.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.photosFailed()),
  play: async ({ canvas }) => {
    const { drawing, photo } = await picturesOf(canvas)
    await waitFor(() => expect(photo.complete && photo.naturalWidth === 0).toBe(true))
    await expect(getComputedStyle(photo).opacity).toBe('0')
    await expect(drawing).toBeVisible()
  },
})
