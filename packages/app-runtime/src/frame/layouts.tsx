import {
  createContext,
  use,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import styles from './layouts.module.css'

/** What a page frame is given: the page. */
export interface LayoutProps {
  children: ReactNode
}

function ignore(): void {}

/** Sets whether the column around a page has an aside. A sheet that found it by `:has()` would have the page styled anew with each change of it. */
const SetHasAside = createContext<(hasAside: boolean) => void>(ignore)

/** Edge to edge, for what has columns of its own. */
export function WideLayout({ children }: LayoutProps): ReactElement {
  return <div className={styles.wide}>{children}</div>
}

/** A column of 1120 px, with a `PageAside` beside it where the page has one. */
export function ColumnLayout({ children }: LayoutProps): ReactElement {
  const [hasAside, setHasAside] = useState(false)
  return (
    <SetHasAside value={setHasAside}>
      <div className={styles.column} data-aside={hasAside || undefined}>
        {children}
      </div>
    </SetHasAside>
  )
}

/** A direct part of a page in a column: from 1000 px on it is the second column, and stays in view. */
export function PageAside(props: ComponentProps<'aside'>): ReactElement {
  const setHasAside = use(SetHasAside)
  useLayoutEffect(() => {
    setHasAside(true)
    return () => setHasAside(false)
  }, [setHasAside])
  return <aside {...props} />
}
