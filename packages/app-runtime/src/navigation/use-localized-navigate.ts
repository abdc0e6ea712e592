import { useCallback } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { localizePath } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** Gives `go(path, options)`: moves to a place of the app, from `paths`, in the page's language. */
export function useLocalizedNavigate() {
  const navigate = useNavigate()
  const locale = useLocale()
  return useCallback(
    (path: string, options?: NavigateOptions): void => void navigate(localizePath(locale, path), options),
    [navigate, locale],
  )
}
