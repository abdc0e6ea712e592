const yearSeconds = 31_536_000

/** Lets the server know a choice for the documents of the next year. */
export function remember(cookie: string, choice: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=${choice}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
