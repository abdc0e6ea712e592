import { lazy, type ComponentType } from 'react'
import type { lateParts } from './late-part-list.ts'

type LateParts = typeof lateParts
type PropsOf<Name extends keyof LateParts> =
  Awaited<ReturnType<LateParts[Name]>> extends { default: ComponentType<infer Props> } ? Props : never

/** Loads the list of the parts of the frame that come when they are needed. */
export function loadLateParts() {
  return import('./late-part-list.ts')
}

/** A part of the frame, fetched when it is first shown. */
export function latePart<Name extends keyof LateParts>(name: Name) {
  return lazy(
    async () =>
      (await (await loadLateParts()).lateParts[name]()) as { default: ComponentType<PropsOf<Name>> },
  )
}
