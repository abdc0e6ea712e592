import { keepFocus } from '@flower-market/app-runtime/kept-focus'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'

const removed = 'line-removed'

/** Lines that another tab, an event or their own button removes. */
function Lines() {
  const [lines, setLines] = useState(['Avalanche', 'Explorer', 'Tiger'])
  useEffect(() => {
    const remove = (): void => setLines(([, ...others]) => others)
    document.addEventListener(removed, remove)
    return () => document.removeEventListener(removed, remove)
  }, [])
  return (
    <main ref={keepFocus}>
      <h1>Cart</h1>
      <p>Nothing to press</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <button type="button">{line}</button>
          </li>
        ))}
      </ul>
    </main>
  )
}

const meta = preview.meta({ title: 'App/KeptFocus', component: Lines, tags: ['!dev', '!autodocs'] })

function removeFirst(): void {
  document.dispatchEvent(new Event(removed))
}

/** Also where the button had the focus before it was pressed: pressing it again moves no focus. */
export const PressedTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Avalanche' })
    await userEvent.click(first)
    await userEvent.click(first)
    removeFirst()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Explorer' })).toHaveFocus())
  },
})

/** Whoever has pressed beside it has left the line. */
export const PressedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avalanche' }))
    await userEvent.click(canvas.getByText('Nothing to press'))
    removeFirst()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Avalanche' })).toBeNull())
    await expect(document.body).toHaveFocus()
  },
})
