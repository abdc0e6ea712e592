/** A browser and the system under it, by the names that they go by; null where a description does not tell. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

type Sign = readonly [pattern: RegExp, name: string]

// Most browsers also claim to be Chrome or Safari: whoever says more is asked first.
const browsers: readonly Sign[] = [
  [/YaBrowser\//u, 'Yandex'],
  [/EdgA?\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
]

const systems: readonly Sign[] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/CrOS/u, 'ChromeOS'],
  [/Macintosh/u, 'macOS'],
  [/Linux/u, 'Linux'],
]

function nameIn(signs: readonly Sign[], userAgent: string): string | null {
  return signs.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}

/** Others call themselves Safari, too, and say no version of it. */
function isSafari(userAgent: string): boolean {
  const version = userAgent.indexOf('Version/')
  return version !== -1 && userAgent.includes(' Safari/', version)
}

/** Reads a browser's own description. */
export function readDevice(userAgent: string): Device {
  return {
    browser: nameIn(browsers, userAgent) ?? (isSafari(userAgent) ? 'Safari' : null),
    system: nameIn(systems, userAgent),
  }
}
