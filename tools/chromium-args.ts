/**
 * Features that only a window with an address bar needs: without a word about them each new context starts two more
 * renderers for the address bar's menus, a fifth of the processor time of an end-to-end run. The others are those that
 * Playwright turns off itself, since the browser obeys the last list only.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

function argsWithout(features: readonly string[]): readonly string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${features.join(',')}`,
  ]
}

/** What Chromium is started with: no sandbox for root, no graphics processor, no network of its own. */
export const chromiumArgs = argsWithout(unusedFeatures)

/**
 * The same without Chromium's spare renderer: beside each context it starts a process for a next page, which tests never
 * open and which takes a twelfth of their processor time. The bench keeps it, because people have it.
 */
export const endToEndArgs = argsWithout([...unusedFeatures, 'SpareRendererForSitePerProcess'])
