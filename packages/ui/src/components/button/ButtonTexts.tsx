import { createContext, type ReactNode } from 'react'

/** What a Button says to screen readers, because sighted people see its spinner. */
export interface ButtonTexts {
  /** The action has begun. */
  readonly loading: string
  /** The action has ended, well or not: what came of it is the page's to say. */
  readonly loaded: string
}

const english: ButtonTexts = { loading: 'Loading', loaded: 'Loading finished' }

export const ButtonTextsContext = createContext<ButtonTexts>(english)

export interface ButtonTextsProviderProps {
  /** Keep the object's identity between renders: a new one renders every button anew. */
  value: ButtonTexts
  children: ReactNode
}

/** Sets the texts of all buttons inside, once for an app; without it they are English. */
export function ButtonTextsProvider({ value, children }: ButtonTextsProviderProps) {
  return <ButtonTextsContext value={value}>{children}</ButtonTextsContext>
}
