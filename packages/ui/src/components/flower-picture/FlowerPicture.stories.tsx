import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { type FlowerKind, flowerKinds, FlowerPicture, FlowerPlate, flowerSpriteUrl } from './index.ts'

const tints: Partial<Record<FlowerKind, string>> = {
  roses: '#b3202c',
  sprayRoses: '#e07a9b',
  alstroemeria: '#e39a3b',
  chrysanthemum: '#d9c24a',
  carnations: '#c9435d',
  hypericum: '#b8412f',
  dyes: '#4a66d8',
}

const meta = preview.meta({
  title: 'UI/FlowerPicture',
  component: FlowerPicture,
  parameters: {
    docs: {
      description: {
        component:
          'Stands for a kind of flower in its color, from 32 px in a filter to 640 px. `head` in lists (on a FlowerPlate), `flower` where there is height, `bunch` for a pack, an order, an empty place. The stage tells how far it has opened. Without `label` it is decoration, as beside a name. Not instead of a photograph where the buyer chooses by it.',
      },
    },
  },
})

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const

export const Plates = meta.story({
  render: () => (
    <div style={row}>
      {flowerKinds.map((kind) => (
        <FlowerPlate key={kind} kind={kind} tint={tints[kind]} label={kind} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const drawn = new DOMParser().parseFromString(
      await (await fetch(flowerSpriteUrl)).text(),
      'image/svg+xml',
    )
    for (const picture of canvas.getAllByRole('img')) {
      const id = picture.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? ''
      await expect(drawn.getElementById(id)).not.toBeNull()
    }
  },
})

export const PlateSizes = meta.story({
  render: () => (
    <div style={{ ...row, alignItems: 'end' }}>
      <FlowerPlate kind="roses" tint="#b3202c" size="s" />
      <FlowerPlate kind="roses" tint="#b3202c" size="m" />
      <FlowerPlate kind="roses" tint="#b3202c" size="l" />
    </div>
  ),
})

export const Heads = meta.story({
  render: () => (
    <div style={row}>
      {flowerKinds.map((kind) => (
        <FlowerPicture key={kind} kind={kind} tint={tints[kind]} style={{ width: 160 }} />
      ))}
    </div>
  ),
})

export const OnTheirStems = meta.story({
  render: () => (
    <div style={{ ...row, background: 'var(--bg-plate)' }}>
      {flowerKinds.map((kind) => (
        <FlowerPicture key={kind} kind={kind} tint={tints[kind]} variant="flower" style={{ width: 112 }} />
      ))}
    </div>
  ),
})

export const BudStages = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['bud', 'opening', 'open'] as const).map((stage) => (
        <div key={stage} style={row}>
          {flowerKinds.map((kind) => (
            <FlowerPlate key={kind} kind={kind} tint={tints[kind]} stage={stage} label={`${kind} ${stage}`} />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const drawn = new Map<string, Document>()
    for (const picture of canvas.getAllByRole('img')) {
      const [file = '', id = ''] = picture.querySelector('use')?.getAttribute('href')?.split('#') ?? []
      const known = drawn.get(file)
      const drawings =
        known ?? new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml')
      drawn.set(file, drawings)
      await expect(drawings.getElementById(id)).not.toBeNull()
    }
    await expect(drawn.size).toBe(2)
  },
})

export const StagesLarge = meta.story({
  render: () => (
    <div style={row}>
      {(['bud', 'opening', 'open'] as const).map((stage) => (
        <FlowerPicture key={stage} kind="roses" tint="#b3202c" stage={stage} style={{ width: 320 }} />
      ))}
    </div>
  ),
})

export const Bunches = meta.story({
  render: () => (
    <div style={row}>
      {flowerKinds.map((kind) => (
        <FlowerPicture
          key={kind}
          kind={kind}
          tint={tints[kind]}
          variant="bunch"
          label={`${kind}, bunch`}
          style={{ width: 160, background: 'var(--bg-plate)', borderRadius: 11 }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const bunch of canvas.getAllByRole('img')) {
      await expect(bunch.querySelectorAll('use')).toHaveLength(12)
    }
  },
})

export const BunchesOfBuds = meta.story({
  render: () => (
    <div style={row}>
      {flowerKinds.map((kind) => (
        <FlowerPicture
          key={kind}
          kind={kind}
          tint={tints[kind]}
          variant="bunch"
          stage="bud"
          style={{ width: 64 }}
        />
      ))}
    </div>
  ),
})

export const PaleOnAPlate = meta.story({
  render: () => (
    <div style={row}>
      {['#fdfcf7', '#efe6d0', '#f6d9c6', '#f2d3dc'].map((tint) => (
        <FlowerPlate key={tint} kind="roses" tint={tint} size="l" />
      ))}
      <FlowerPlate kind="chrysanthemum" tint="#fdfcf7" size="l" />
      <FlowerPlate kind="gypsophila" size="l" />
    </div>
  ),
})

function Carnation() {
  return (
    <FlowerPicture
      kind="carnations"
      tint="#c9435d"
      label={useStoryText('Гвоздика', 'Carnation')}
      style={{ width: 640, maxWidth: '100%' }}
    />
  )
}

export const Large = meta.story({ render: () => <Carnation /> })
