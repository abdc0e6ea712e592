import type { LayoutProps } from './layout-props.ts'

/** No frame at all: for trying a page out by itself. */
export const TestLayout = ({ children }: LayoutProps) => children
