import type { CallOutput } from '@flower-market/api-client'

/** The cookies that an answer sets. */
export function cookiesOf(response: Response): Map<string, string> {
  return new Map(
    response.headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';')
      const separator = pair.indexOf('=')
      return [pair.slice(0, separator), pair.slice(separator + 1)]
    }),
  )
}

/** Cookies as a request carries them. */
export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Signs a demo buyer in and picks the first open day; gives the headers that their calls carry. */
export async function demoBuyer(
  origin: string,
): Promise<{ headers: Record<string, string>; date: string; cards: number }> {
  const guest = cookiesOf(await fetch(`${origin}/api/auth/authentication`))
  const signin = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookieHeader(guest),
      'x-csrf-token': decodeURIComponent(guest.get('csrf-token') ?? ''),
    },
    body: JSON.stringify({ email: 'anna@buket.example', password: 'flowers' }),
  })
  if (!signin.ok) throw new Error(`Signing in answered ${signin.status}: ${await signin.text()}`)
  const { token } = (await signin.json()) as CallOutput<'signin'>
  const headers = {
    cookie: cookieHeader(new Map([...guest, ...cookiesOf(signin)])),
    authorization: `Bearer ${token}`,
    'x-access-token': token,
  }
  const filters = await fetch(`${origin}/api/moysklad/filterList`, { headers })
  const { dates } = (await filters.json()) as CallOutput<'filterList'>
  const open = dates.find(({ isOpen }) => isOpen)
  if (open === undefined) throw new Error('The demo market has no open day.')
  return { headers, date: open.date, cards: open.cards }
}
