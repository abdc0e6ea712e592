import preview from '../../../../../.storybook/preview.tsx'
import * as icons from './icons.ts'

const meta = preview.meta({ title: 'UI/Icons' })

export const All = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))', gap: 20 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
})
