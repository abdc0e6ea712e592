/** Has a phone rung and hung up at once. Rejects when the provider did not place the call. */
export interface FlashCallPort {
  /** Calls `to` (digits with the country code); the answer is the last four digits of the number that calls. */
  call(to: string): Promise<string>
}
