import { createContext } from 'react'

/** What a Button tells screen readers in place of its spinner. */
export interface ButtonTexts {
  /** The action has begun. */
  readonly loading: string
  /** The action has ended, with or without success: the page says which. */
  readonly loaded: string
}

/** The texts of all buttons inside; an app sets them once, with an object that stays the same between renders. */
export const ButtonTextsContext = createContext<ButtonTexts>({
  loading: 'Loading',
  loaded: 'Loading finished',
})
