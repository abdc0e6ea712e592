const stateWords = 8
const rounds = 64

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32) >>> 0
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

// FIPS 180-4 defines its constants so: the fractional parts of the roots of the first primes.
const initial = firstPrimes(stateWords).map((prime) => fraction(Math.sqrt(prime)))
const roundConstants = firstPrimes(rounds).map((prime) => fraction(Math.cbrt(prime)))

function rotate(x: number, bits: number): number {
  return (x >>> bits) | (x << (32 - bits))
}

/** The 64 words that a block of 16 is extended to. */
function schedule(words: readonly number[]): number[] {
  const extended = [...words]
  for (let place = 16; place < 64; place += 1) {
    const [a = 0, b = 0, c = 0, d = 0] = [15, 2, 16, 7].map((back) => extended[place - back])
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
    extended.push((c + s0 + d + s1) | 0)
  }
  return extended
}

/**
 * SHA-256 of at most 55 bytes, which fit into one block: enough for the checksum of a base58check address, so that the
 * domain needs no library of hashes. Throws a RangeError for more.
 */
export function sha256Block(bytes: readonly number[]): number[] {
  if (bytes.length > 55) throw new RangeError(`One block holds 55 bytes, not ${bytes.length}.`)
  const padded = [
    ...bytes,
    0x80,
    ...Array<number>(61 - bytes.length).fill(0),
    bytes.length >> 5,
    (bytes.length << 3) & 255,
  ]
  const words = Array.from({ length: 16 }, (_, place) =>
    padded.slice(place * 4, place * 4 + 4).reduce((word, byte) => (word << 8) | byte, 0),
  )
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = initial
  for (const [place, word] of schedule(words).entries()) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + (roundConstants[place] ?? 0) + word) | 0
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  return [a, b, c, d, e, f, g, h].flatMap((word, place) => {
    const sum = (word + (initial[place] ?? 0)) >>> 0
    return [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255]
  })
}
