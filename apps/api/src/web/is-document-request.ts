const html = new Set(['text/html', 'text/*', '*/*', 'application/xhtml+xml'])

/** Whether the sender takes HTML: it names it, takes anything, or does not say. */
export function acceptsHtml(accept: string | undefined): boolean {
  if (accept === undefined) return true
  return accept.split(',').some((entry) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return html.has(range) && !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter))
  })
}

/** Calls, files and the socket: what does not exist there is never a page. */
export function isBesidePages(pathname: string): boolean {
  return /^\/(?:api|assets|staff-assets|socket\.io)(?:\/|$)/u.test(pathname)
}

/** Whether the last segment looks like the name of a file. */
export function isFilePath(pathname: string): boolean {
  return /\.[\w-]+$/u.test(pathname)
}
