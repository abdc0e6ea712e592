import preview from '../../../../../.storybook/preview.tsx'
import { Skeleton } from './index.ts'

const meta = preview.meta({
  title: 'UI/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'Holds the place of what loads for longer than a third of a second, in the shape it will have, so that nothing moves. Not for an action under way: that is the Button’s own ring. Put `aria-busy` on the block and say “loading” once.',
      },
    },
  },
})

export const Line = meta.story({ args: { width: 240 } })
export const Block = meta.story({ args: { shape: 'block', width: 58, height: 58 } })
export const Round = meta.story({ args: { shape: 'round', width: 34, height: 34 } })

export const ARow = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 12, maxWidth: 360 }}>
      <Skeleton shape="block" width={58} height={58} />
      <div>
        <Skeleton width="40%" />
        <Skeleton width="70%" />
      </div>
    </div>
  ),
})
