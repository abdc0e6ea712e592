/** `fetch` with the cookies of one browser, which repeats the CSRF cookie as axios does in a page. It begins with those that are given. */
export function browserFetch(kept: Readonly<Record<string, string>> = {}): typeof fetch {
  const cookies = new Map(Object.entries(kept))
  return async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const csrf = cookies.get('csrf-token')
    if (csrf !== undefined) request.headers.set('x-csrf-token', csrf)
    const response = await fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
}
