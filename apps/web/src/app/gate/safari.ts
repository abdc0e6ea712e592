import { browserText } from '@flower-market/app-runtime/errors'

/** Browsers that call themselves Safari, too. */
const others =
  /Chrome|Chromium|CriOS|FxiOS|Edg|EdgiOS|OPR|OPT\/|OPiOS|YaBrowser|YaApp|DuckDuckGo|Android|SamsungBrowser/u

/** Whether the description is Safari's. */
export function isSafari(userAgent: string): boolean {
  const text = browserText(userAgent)
  return /Version\/\d/u.test(text) && text.includes('Safari/') && !others.test(text)
}

/** The browser's name and version, as a person knows it: “Safari 18.1”; the whole description where there is no version. */
export function browserName(userAgent: string): string {
  const text = browserText(userAgent)
  const version = /Version\/(\d+(?:\.\d+)?)/u.exec(text)?.[1]
  return version === undefined ? text : `Safari ${version}`
}
