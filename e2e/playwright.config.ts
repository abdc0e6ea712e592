import { defineConfig, devices } from '@playwright/test'
import { endToEndArgs } from '../tools/chromium-args.ts'

const executablePath = process.env['CHROME_PATH']

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/e2e',
  globalSetup: './market-server.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // A machine that does something else besides is slower, not wrong.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // The global setup names it before the workers read this file.
    baseURL: process.env['MARKET_ORIGIN'] ?? 'http://localhost:3000',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A worker's requests pass by what tests answer themselves; those of the worker let it in.
    serviceWorkers: 'block',
    // A click waits until what it aims at stands still.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Without pictures and copies of the page after each step, which cost a third of a run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { args: [...endToEndArgs], ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 1000 }, locale: 'ru-RU' },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'ru-RU' },
    },
  ],
})
