import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** Waits until every cell of a table keeps the margin on the right that the page's title keeps on the left. */
export async function seesCellsFit({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  const title = await canvas.findByRole('heading', { level: 1 })
  const room = innerWidth - title.getBoundingClientRect().left
  await waitFor(() => {
    const ends = canvas.getAllByRole('cell').map((cell) => cell.getBoundingClientRect().right)
    return expect(Math.max(...ends)).toBeLessThanOrEqual(room)
  })
}
