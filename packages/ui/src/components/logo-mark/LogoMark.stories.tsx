import preview from '../../../../../.storybook/preview.tsx'
import { LogoMark } from './index.ts'

const meta = preview.meta({
  title: 'UI/LogoMark',
  component: LogoMark,
  args: { children: 'Цветочный рынок' },
})

export const Default = meta.story()
export const AnotherHouse = meta.story({
  args: { children: 'Flower Market', kind: 'chrysanthemum', tint: '#d9c24a' },
})
