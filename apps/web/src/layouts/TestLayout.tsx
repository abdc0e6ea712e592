import type { LayoutProps } from './layout-props.ts'

/** No frame at all: for trying a page out by itself. */
export function TestLayout({ children }: LayoutProps) {
  return children
}
