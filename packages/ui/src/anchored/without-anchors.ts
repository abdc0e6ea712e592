import { spyOn } from 'storybook/test'

/** For a story: a browser that cannot position by `position-area`. Gives what ends it. */
export function withoutAnchors(): () => void {
  const supports = CSS.supports.bind(CSS) as (condition: string) => boolean
  const spy = spyOn(CSS, 'supports').mockImplementation(
    (condition: string) => !condition.startsWith('position-area') && supports(condition),
  )
  const sheet = document.createElement('style')
  sheet.textContent = '[popover] { position-area: none !important; }'
  document.head.append(sheet)
  return () => {
    spy.mockRestore()
    sheet.remove()
  }
}
