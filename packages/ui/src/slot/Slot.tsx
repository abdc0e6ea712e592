import {
  Children,
  cloneElement,
  isValidElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'
import { mergeRefs } from '../refs/merge-refs.ts'

type SlotProps = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>
type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** The part of a component's content in which the caller's element stands; elsewhere it adds nothing. */
export function Slottable({ children }: { readonly children?: ReactNode }): ReactNode {
  return children
}

function isSlottable(part: ReactNode): part is ReactElement<{ children?: ReactNode }> {
  return isValidElement(part) && part.type === Slottable
}

/** What is a list of names: those of both hold. */
const lists: ReadonlySet<string> = new Set(['className', 'aria-describedby'])

function joinedValue(name: string, own: unknown, ofElement: unknown): unknown {
  if (own === undefined || ofElement === undefined) return ofElement ?? own
  if (lists.has(name)) return `${String(own)} ${String(ofElement)}`
  if (name === 'style') return { ...(own as object), ...(ofElement as object) }
  if (name === 'ref') return mergeRefs(own as Ref<unknown>, ofElement as Ref<unknown>)
  const isHandler = /^on[A-Z]/u.test(name) && typeof own === 'function' && typeof ofElement === 'function'
  if (!isHandler) return ofElement
  return (...event: unknown[]) => {
    ofElement(...event)
    own(...event)
  }
}

/** Handlers run both, that of the element first; lists of names, styles and refs are joined; otherwise the element decides. */
function joined(own: Props, ofElement: Props): Props {
  const names = Object.keys({ ...own, ...ofElement })
  return Object.fromEntries(names.map((name) => [name, joinedValue(name, own[name], ofElement[name])]))
}

/**
 * Renders its only child, or that of its `Slottable`, with props of its own: what a component with `asChild` is instead of
 * an element. Throws where that is not one element.
 */
export function Slot({ children, ...own }: SlotProps): ReactNode {
  const parts = Children.toArray(children)
  const marked = parts.find(isSlottable)
  const element = marked ? marked.props.children : children
  if (!isValidElement<Props>(element))
    throw new Error('A component with asChild has one element inside of it.')
  const inner = element.props.children
  const content = marked ? parts.map((part) => (part === marked ? inner : part)) : inner
  return cloneElement(element, joined(own, element.props), content)
}
