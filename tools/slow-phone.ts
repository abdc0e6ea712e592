import type { CDPSession, Page } from 'playwright'

/** What a phone of the middle class on a slow line is for a page: as large, and touched. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** Its line: milliseconds until an answer begins, and bytes a second. */
export const lineOfPhone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 } as const

/** How many times slower than this machine its processor is. */
export const slowdownOfPhone = 4

/** Lets a page run as on that phone: 150 ms, 1.6 Mbit/s, the processor at a quarter. Gives the session that it is told by. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...lineOfPhone })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdownOfPhone })
  return session
}
