import type { ComponentType } from 'react'
import type { FirstScreenName } from '../first-screens.ts'

/** Fetches the code of a page. */
export type LoadScreen = () => Promise<{ default: ComponentType }>

/** The code of each page of a part of the route table, fetched when it is needed; pages that people open first are listed apart. */
export type ScreensOf<Routes> = Readonly<Record<Exclude<keyof Routes, FirstScreenName>, LoadScreen>>
