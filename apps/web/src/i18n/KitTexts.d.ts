import { type ReactNode } from 'react'
/** The kit's own texts in the page's language. */
export declare function KitTexts({ children }: { children: ReactNode }): import('react').JSX.Element
