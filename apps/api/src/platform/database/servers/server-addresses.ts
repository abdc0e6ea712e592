/**
 * The address of each server that a connection string of libpq's form names, in its order:
 * `postgres://user:password@one:5432,two:5432/shop` are two. One with a single host is its own address.
 */
export function serverAddresses(connectionString: string): readonly string[] {
  const schemeEnd = connectionString.indexOf('://') + '://'.length
  const pathStart = connectionString.slice(schemeEnd).search(/[/?#]/u)
  const authorityEnd = pathStart === -1 ? connectionString.length : schemeEnd + pathStart
  const hostsStart = connectionString.lastIndexOf('@', authorityEnd) + 1 || schemeEnd
  const [before, after] = [connectionString.slice(0, hostsStart), connectionString.slice(authorityEnd)]
  return connectionString
    .slice(hostsStart, authorityEnd)
    .split(',')
    .map((host) => `${before}${host}${after}`)
}
