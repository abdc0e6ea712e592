import { defineConfig, devices } from '@playwright/test'

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
const executablePath = process.env['CHROME_PATH']

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/e2e',
  globalSetup: './market-server.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // The global setup names it before the workers read this file.
    baseURL: process.env['MARKET_ORIGIN'] ?? 'http://localhost:3000',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
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
