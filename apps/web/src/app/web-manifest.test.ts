import { readFileSync } from 'node:fs'
import { matchRoute } from '@flower-market/api-client'
import { expect, test } from 'vitest'
import { pageRoutes } from '../routes.ts'

const publicFolder = new URL('../../public/', import.meta.url)

interface WebManifest {
  readonly lang: string
  readonly start_url: string
  readonly description: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}

function readText(place: URL): string {
  return readFileSync(place, 'utf8')
}

/** Width and height of a PNG, which stand at fixed places of its first chunk. */
function pixelsOf(file: string): string {
  const bytes = readFileSync(new URL(`.${file}`, publicFolder))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const languages = ['ru', 'en'] as const
const manifests = languages.map((language) => {
  const text = readText(new URL(`app-${language}.webmanifest`, publicFolder))
  return { language, manifest: JSON.parse(text) as WebManifest }
})

test.each(manifests)('the app in $language speaks its language and begins at pages that exist', (one) => {
  const { language, manifest } = one
  const prefix = language === 'en' ? '/en' : ''
  const messages = (topic: string) =>
    JSON.parse(readText(new URL(`../i18n/messages/${language}/${topic}.json`, import.meta.url))) as object
  expect(manifest.lang).toBe(language)
  expect(messages('descriptions')).toHaveProperty(['descriptions.catalog'], manifest.description)
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
    expect(url.startsWith(`${prefix}/`)).toBe(true)
    expect(matchRoute(pageRoutes, url.slice(prefix.length))?.route.access).toBe('signed-in')
  }
  const labels = manifest.shortcuts.map(({ name }) => name)
  const { 'shell.cart': cart, 'shell.orders': orders } = messages('shell') as Record<string, string>
  expect(labels).toEqual([cart, orders])
})

test.each(manifests)('each icon of the app in $language has the size that it names', ({ manifest }) => {
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  expect(pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
  expect(pictures.map(({ src }) => pixelsOf(src))).toEqual(pictures.map(({ sizes }) => sizes))
})

test('the page names its manifest and the icon that iOS takes', () => {
  const page = readText(new URL('../../index.html', import.meta.url))
  expect(page).toContain('<link rel="manifest" href="/app-ru.webmanifest" />')
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />')
  expect(pixelsOf('/icons/apple-touch-icon.png')).toBe('180x180')
})
