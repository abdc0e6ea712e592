import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { TextLink } from './index.ts'

const meta = preview.meta({
  title: 'UI/TextLink',
  component: TextLink,
  args: { href: '#', children: 'История заказов' },
  parameters: {
    english: { children: 'Order history' },
    docs: {
      description: {
        component:
          'For going somewhere: another page, a document, a phone number. Its words say where, without the sentence around it. With `asChild` it styles a router’s link, or a button whose action is a small aside (“Repeat the order”). Not for the main action of a page (Button).',
      },
    },
  },
})

export const Accent = meta.story()
export const Quiet = meta.story({ args: { tone: 'quiet' } })

export const InText = meta.story({
  render: function Render(args) {
    return (
      <p>
        {useStoryText(
          'Разница возвращена на баланс, подробности в разделе',
          'The difference was refunded to the balance, see',
        )}{' '}
        <TextLink {...args} />.
      </p>
    )
  },
})

const open = fn()

export const PressedByKeyboard = meta.story({
  render: function Render() {
    return (
      <TextLink asChild>
        <button type="button" onClick={open}>
          {useStoryText('Повторить заказ', 'Repeat order')}
        </button>
      </TextLink>
    )
  },
  play: async ({ canvas, userEvent }) => {
    open.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Повторить заказ' })).toHaveFocus()
    await expect(open).toHaveBeenCalledOnce()
  },
})
