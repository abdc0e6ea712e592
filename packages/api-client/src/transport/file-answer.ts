import { isAxiosError } from 'axios'
import type { AxiosResponse } from 'axios'

/** The name of a file in a `content-disposition` header; empty where it names none. */
function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/u.exec(disposition)?.[1] ?? ''
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}

/** The file that a response carries. */
export function toFile({ data, headers }: AxiosResponse<unknown>): unknown {
  if (!(data instanceof Blob)) return data
  return new File([data], fileNameOf(String(headers['content-disposition'] ?? '')), { type: data.type })
}

/** Reads the JSON of a refused call whose answer would have been a file: it came as bytes, too. */
export async function readRefusal(error: unknown): Promise<unknown> {
  if (!isAxiosError<unknown>(error) || !(error.response?.data instanceof Blob)) return error
  const text = await error.response.data.text()
  try {
    error.response.data = JSON.parse(text) as unknown
  } catch {
    error.response.data = text
  }
  return error
}
