import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Spinner } from './index.ts'

const meta = preview.meta({ title: 'UI/Spinner', component: Spinner })

export const Named = meta.story({
  args: { label: 'Считаем доставку' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Считаем доставку' })).toBeVisible()
  },
})

export const InALine = meta.story({
  render: () => (
    <p>
      <Spinner /> Считаем доставку
    </p>
  ),
})
