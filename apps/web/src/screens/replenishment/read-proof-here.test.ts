import { afterEach, expect, test, vi } from 'vitest'
import { readProofHere } from './read-proof-here.ts'

const receipt = 't=20261122T0109&s=60000.00&fn=9960440301234567&i=48213&fp=2913047756&n=1'
const picture = new Blob(['a picture'])

function withReader(detect: () => Promise<readonly { rawValue: string }[]>) {
  const close = vi.fn<() => void>()
  vi.stubGlobal('createImageBitmap', async () => ({ close }))
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = detect
    },
  )
  return close
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a browser that reads codes finds the receipt among them, and lets go of the picture', async () => {
  const close = withReader(async () => [{ rawValue: 'https://example.com' }, { rawValue: receipt }])
  expect(await readProofHere(picture)).toMatchObject({
    kind: 'receipt',
    sum: 6_000_000,
    fiscalDrive: '9960440301234567',
  })
  expect(close).toHaveBeenCalledOnce()
})

test('where nothing is read, or the reader is missing or broken, the server is left to read', async () => {
  expect(await readProofHere(picture)).toBeNull()
  withReader(async () => [{ rawValue: 'https://example.com' }])
  expect(await readProofHere(picture)).toBeNull()
  const close = withReader(() => Promise.reject(new Error('Barcode detection service unavailable.')))
  expect(await readProofHere(picture)).toBeNull()
  expect(close).toHaveBeenCalledOnce()
})
