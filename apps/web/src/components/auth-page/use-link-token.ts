import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The secret of the link that a mail led here by; null without one. It comes in the fragment, which no server sees, and
 * leaves the address bar and the history at once.
 */
export function useLinkToken(): string | null {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [token, setToken] = useState<string | null>(null)
  const found = hash.slice(1)
  if (found !== '' && found !== token) setToken(found)
  useEffect(() => {
    if (found !== '') void navigate(pathname + search, { replace: true })
  }, [navigate, pathname, search, found])
  return token
}
