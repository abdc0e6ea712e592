import type { CDPSession, Page } from 'playwright'

/** What a phone of the middle class on a slow line is for a page: as large, and touched. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** Lets a page run as on that phone: 150 ms, 1.6 Mbit/s, the processor at a quarter. Gives the session that it is told by. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}
