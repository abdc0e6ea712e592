import type { StoryContext } from '@storybook/react-vite'
import { useScrollMemory } from '@flower-market/app-runtime/navigation'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'

/** A page that is higher than every screen, with what leads on and back always in view. */
function HighPage() {
  useScrollMemory()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const searchAndOpen = () => {
    void navigate('?q=rose')
    void navigate('?q=rose&variety=explorer')
  }
  return (
    <div style={{ blockSize: 4000 }}>
      <div style={{ position: 'sticky', insetBlockStart: 0 }}>
        <p>{pathname + search}</p>
        <button type="button" onClick={() => void navigate('?q=rose')}>
          Search
        </button>
        <button type="button" onClick={searchAndOpen}>
          Search and open
        </button>
        <button type="button" onClick={() => void navigate('/cart')}>
          Cart
        </button>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </div>
    </div>
  )
}

const meta = preview.meta({
  title: 'App/ScrollMemory',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  // A key of its own: that of other stories' first pages keeps what they were scrolled to.
  beforeEach: () => () => sessionStorage.removeItem('scroll:list'),
  render: () => (
    <MemoryRouter initialEntries={[{ pathname: '/catalog', key: 'list' }]}>
      <HighPage />
    </MemoryRouter>
  ),
})

async function press({ canvas, userEvent }: StoryContext, name: string, address: string) {
  await userEvent.click(canvas.getByRole('button', { name }))
  await canvas.findByText(address)
}

/** The browser reports a scroll with the next frame, and a page in the background has none. */
function scrollDown(top: number) {
  scrollTo(0, top)
  dispatchEvent(new Event('scroll'))
}

export const AnotherPageBeginsAtItsTop = meta.story({
  play: async (context) => {
    scrollDown(1200)
    await press(context, 'Cart', '/cart')
    await expect(scrollY).toBe(0)
  },
})

export const BackLeadsToThePlaceThatWasLeft = meta.story({
  play: async (context) => {
    scrollDown(1200)
    await press(context, 'Cart', '/cart')
    await press(context, 'Back', '/catalog')
    await waitFor(() => expect(scrollY).toBe(1200))
  },
})

export const AFilterLeavesTheListWhereItIs = meta.story({
  play: async (context) => {
    scrollDown(1200)
    await press(context, 'Search', '/catalog?q=rose')
    await expect(scrollY).toBe(1200)
  },
})

/** On a slow processor a search gets its address together with the step that follows, and is never shown by itself. */
export const BackToAVisitThatWasNeverShownStays = meta.story({
  play: async (context) => {
    scrollDown(1200)
    await press(context, 'Search and open', '/catalog?q=rose&variety=explorer')
    await press(context, 'Back', '/catalog?q=rose')
    await expect(scrollY).toBe(1200)
  },
})
