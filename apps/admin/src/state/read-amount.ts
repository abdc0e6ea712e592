const amountPattern = /^(?<whole>\d{1,12})(?:[.,](?<fraction>\d{1,2}))?$/u

/** Minor units of an amount as it is typed; null for what is no amount above zero. */
export function readAmount(text: string): number | null {
  const parts = amountPattern.exec(text.replaceAll(/\s/gu, ''))?.groups
  if (parts === undefined) return null
  const minor = Number(parts['whole']) * 100 + Number((parts['fraction'] ?? '').padEnd(2, '0'))
  return minor > 0 ? minor : null
}
