import { HttpResponse, type HttpHandler } from 'msw'
import { thumbnailOf } from '../thumbnail.ts'
import { CallHandler } from './call-handler.ts'

const filePath = '/api/file/:id'

/** A plain picture of a flower, the same for the same id; a photograph is wider than high, its thumbnail a square. */
function pictureOf(id: string, width: number): Response {
  const hue = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
  const petals = `oklch(58% .17 ${hue % 60}deg)`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 4}" height="120" viewBox="0 0 ${width} 30"><path fill="#dcd6c8" d="M0 0h${width}v30H0z"/><circle cx="${width / 2}" cy="15" r="11" fill="${petals}"/><circle cx="${width / 2}" cy="15" r="5" fill="#0003"/></svg>`
  return new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } })
}

/** Ids of pictures that are not there begin with it. */
export const missingFile = 'missing-'

function answer(id: string, width: number): Response {
  return id.startsWith(missingFile) ? new HttpResponse(null, { status: 404 }) : pictureOf(id, width)
}

/** Kept pictures, which pages read by their addresses: whatever is asked for is there, unless its id says otherwise. */
export function fileHandlers(): HttpHandler[] {
  return [
    new CallHandler('GET', thumbnailOf(filePath), ({ params }) => answer(String(params['id']), 30)),
    new CallHandler('GET', filePath, ({ params }) => answer(String(params['id']), 40)),
  ]
}
