import preview from '../../../../../.storybook/preview.tsx'
import { LogoMark } from './index.ts'

const meta = preview.meta({
  title: 'UI/LogoMark',
  component: LogoMark,
  args: { children: 'Цветочный рынок' },
  parameters: {
    english: { children: 'Flower Market' },
    docs: {
      description: {
        component:
          'The house’s name with its flower, once on a page: in the header, above a sign-in form, on a printed page. Not as decoration and not inside a text.',
      },
    },
  },
})

export const Default = meta.story()
export const AnotherHouse = meta.story({
  args: { children: 'Flower Market', kind: 'chrysanthemum', tint: '#d9c24a' },
})
