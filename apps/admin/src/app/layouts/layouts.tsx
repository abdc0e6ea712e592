import { ColumnLayout, WideLayout, type LayoutProps } from '@flower-market/app-runtime/frame'
import type { ComponentType } from 'react'
import type { LayoutName } from '../../page-route.ts'
import { AuthLayout } from './AuthLayout.tsx'

/** The frame of each group of pages. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  column: ColumnLayout,
  wide: WideLayout,
  auth: AuthLayout,
}
