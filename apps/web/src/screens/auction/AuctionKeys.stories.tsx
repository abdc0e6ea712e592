import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { auctionScenarios, mockBefore } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import AuctionScreen from './AuctionScreen.tsx'

/** How often a quantity was sent. */
let choices = 0

const meta = preview.meta({
  title: 'Screens/Auction/Keys',
  component: AuctionScreen,
  ...withScreen({ path: '/auction' }),
  beforeEach: ({ msw }) => {
    choices = 0
    msw.use(
      mockBefore('auctionChoose', () => {
        choices += 1
      }),
      ...auctionScenarios.slow(),
    )
  },
})

type Canvas = ReturnType<typeof within>

const [explorer, mirabel] = [/Explorer/, /Mirabel/]
const oneMore = /^(?:На пачку больше|One bunch more)$/

function bunches(count: number) {
  return { name: new RegExp(`Buy ${count} |${count} пач`) }
}

function clockOf(canvas: Canvas, name: RegExp) {
  return within(canvas.getByRole('region', { name }))
}

/** Waits until the lot can be taken. */
async function waitForPress(canvas: Canvas, name: RegExp): Promise<void> {
  await waitFor(() =>
    expect(clockOf(canvas, name).getByRole('button')).toHaveAttribute('aria-disabled', 'false'),
  )
}

async function waitForChoice(canvas: Canvas, name: RegExp, count: number): Promise<void> {
  await waitFor(() => expect(clockOf(canvas, name).getByRole('button', bunches(count))).toBeVisible())
}

/** While a quantity is chosen, Enter on a link follows the link. */
export const LinkFollowedByEnter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitForPress(canvas, explorer)
    await userEvent.keyboard(' ')
    await waitForChoice(canvas, explorer, 2)
    canvas.getByRole('link', { name: /^(?:Лоты|Lots)/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    await expect(choices).toBe(0)
  },
})

/** While a quantity is chosen, the arrows and Enter in a field are those of the field. */
export const FieldUsedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitForPress(canvas, explorer)
    await userEvent.keyboard(' ')
    await waitForChoice(canvas, explorer, 2)
    const field = canvas.getByRole('combobox', { name: /^(?:Куда|Deliver to)/ })
    field.focus()
    for (const key of ['ArrowUp', 'ArrowDown', 'Enter']) {
      // It is false where the page has taken the key.
      await expect(await fireEvent.keyDown(field, { key })).toBe(true)
    }
    field.blur()
    await userEvent.keyboard('{ArrowUp}')
    await waitForChoice(canvas, explorer, 3)
    await expect(choices).toBe(0)
  },
})

/** The arrows go on working after one of the buttons was clicked; Enter presses that button. */
export const ChosenByButtonsAndKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitForPress(canvas, explorer)
    await userEvent.keyboard(' ')
    await waitForChoice(canvas, explorer, 2)
    await userEvent.click(canvas.getByRole('button', { name: oneMore }))
    await waitForChoice(canvas, explorer, 3)
    await userEvent.keyboard('{ArrowUp}')
    await waitForChoice(canvas, explorer, 4)
    await userEvent.keyboard('{Enter}')
    await waitForChoice(canvas, explorer, 5)
    await expect(choices).toBe(0)
  },
})

/** Two clocks stand for the person: the keys choose and buy at the selected one, on a button of the other one there. */
export const TwoPressedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitForPress(canvas, explorer)
    await userEvent.keyboard(' ')
    await waitForChoice(canvas, explorer, 2)
    await userEvent.keyboard('2')
    await waitForPress(canvas, mirabel)
    await userEvent.keyboard(' ')
    await waitForChoice(canvas, mirabel, 2)
    await userEvent.keyboard('{ArrowUp}')
    await waitForChoice(canvas, mirabel, 3)
    const more = clockOf(canvas, explorer).getByRole('button', { name: oneMore })
    more.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitForChoice(canvas, explorer, 3)
    more.blur()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: mirabel })).toBeVisible())
    await waitForChoice(canvas, explorer, 3)
    await expect(choices).toBe(1)
  },
})

/** A clock that is taken by its button is the selected one; Enter that is held down on the button buys nothing. */
export const TakenByItsButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitForPress(canvas, mirabel)
    clockOf(canvas, mirabel).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitForChoice(canvas, mirabel, 2)
    await fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
    await userEvent.keyboard('{ArrowUp}')
    await waitForChoice(canvas, mirabel, 3)
    await expect(choices).toBe(0)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: mirabel })).toBeVisible())
    await expect(choices).toBe(1)
  },
})
