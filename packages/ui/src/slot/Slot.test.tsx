import { isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Slot, Slottable } from './Slot.tsx'

test('the only child takes the props, joined with its own', () => {
  const markup = renderToStaticMarkup(
    <Slot className="link" id="slot" aria-describedby="a" style={{ color: 'red', margin: 0 }}>
      <a href="/" id="own" className="own" aria-describedby="b" style={{ color: 'blue' }}>
        Text
      </a>
    </Slot>,
  )
  expect(markup).toBe(
    '<a href="/" id="own" class="link own" aria-describedby="a b" style="color:blue;margin:0">Text</a>',
  )
})

test('what stands beside the marked child stands inside of its element', () => {
  const markup = renderToStaticMarkup(
    <Slot className="link">
      <i />
      <Slottable>
        <a href="/">
          Text <b>more</b>
        </a>
      </Slottable>
      {false}
    </Slot>,
  )
  expect(markup).toBe('<a href="/" class="link"><i></i>Text <b>more</b></a>')
})

function rendered(element: ReactElement): Readonly<Record<string, unknown>> {
  const outcome = Slot(element.props as Parameters<typeof Slot>[0])
  if (!isValidElement(outcome)) throw new Error('no element')
  return outcome.props as Readonly<Record<string, unknown>>
}

test('both handlers run, that of the child first, and both refs are set', () => {
  const calls: string[] = []
  const refs = { own: vi.fn<(node: unknown) => void>(), child: vi.fn<(node: unknown) => void>() }
  const props = rendered(
    <Slot onClick={() => calls.push('own')} ref={refs.own}>
      <a href="/" onClick={() => calls.push('child')} ref={refs.child}>
        Text
      </a>
    </Slot>,
  )
  ;(props['onClick'] as () => void)()
  expect(calls).toEqual(['child', 'own'])
  ;(props['ref'] as (node: object) => void)({ node: true })
  expect(refs.own).toHaveBeenCalledWith({ node: true })
  expect(refs.child).toHaveBeenCalledWith({ node: true })
})

test('what the child leaves undefined does not take away what it is given', () => {
  expect(
    renderToStaticMarkup(
      <Slot title="own">
        <a href="/" title={undefined}>
          Text
        </a>
      </Slot>,
    ),
  ).toContain('title="own"')
})

function Child(_props: { readonly render?: () => string }) {
  return null
}

test('of two functions that are no handlers the one of the child stands', () => {
  const [own, ofChild] = [() => 'own', () => 'child']
  const props = rendered(
    <Slot {...{ render: own }}>
      <Child render={ofChild} />
    </Slot>,
  )
  expect(props['render']).toBe(ofChild)
})

test('several children, or a text, are refused', () => {
  expect(() => renderToStaticMarkup(<Slot>Text</Slot>)).toThrow('has one element')
  expect(() =>
    renderToStaticMarkup(
      <Slot>
        <a href="/">One</a>
        <a href="/">Two</a>
      </Slot>,
    ),
  ).toThrow('has one element')
})
