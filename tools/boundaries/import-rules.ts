import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** Code that never ships: it may know the mocks and the test tools. */
const notShipped = String.raw`(\.(stories|test|properties\.test|arbitrary|fixtures|handlers|scenarios)\.tsx?$|^\.storybook/|^e2e/|^bench/|/testing/|/stories/)`
const mocks = String.raw`^packages/api-client/src/(msw|fixtures)/|\.(fixtures|handlers|scenarios)\.ts$`
const entryPoints = [
  String.raw`^packages/[^/]+/src/index\.ts$`,
  String.raw`^packages/api-client/src/(contract|msw)/index\.ts$`,
  String.raw`^packages/ui/src/styles/index\.css$`,
  String.raw`^packages/ui/src/tokens/index\.ts$`,
  String.raw`^packages/ui/src/components/[^/]+/index\.ts$`,
  String.raw`^packages/app-runtime/src/[^/]+/index\.ts$`,
]

/** What puts an app together: its start, its router, what stands around every page. */
const composition = String.raw`^apps/[^/]+/src/(app/|(main|router|screens)\.tsx?$)`

function rule(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to }
}

/** Who may import whom: the arrows of the house, as what is forbidden. */
export const importRules: readonly IForbiddenRuleType[] = [
  rule('resolvable', 'An import leads to a file or to a declared dependency.', {}, { couldNotResolve: true }),
  rule('no-cycles', 'A cycle cannot be understood, tested or loaded from any end.', {}, { circular: true }),
  rule(
    'domain-alone',
    'The domain is pure: nothing of ours, no packages, no Node.',
    { path: '^packages/flower-domain/src/', pathNot: notShipped },
    { pathNot: '^packages/flower-domain/' },
  ),
  rule(
    'ui-alone',
    'The kit takes plain props: another flower product can use it without us.',
    { path: '^packages/ui/' },
    { path: '^(packages|apps)/', pathNot: '^packages/ui/' },
  ),
  rule(
    'client-knows-domain-only',
    'The client builds on the domain and on nothing else of ours.',
    { path: '^packages/api-client/' },
    { path: '^(packages|apps)/', pathNot: '^packages/(api-client|flower-domain)/' },
  ),
  rule(
    'runtime-knows-no-app',
    'The runtime serves every app: it builds on the kit, the client and the domain.',
    { path: '^packages/app-runtime/' },
    { path: '^(packages|apps)/', pathNot: '^packages/(app-runtime|ui|api-client|flower-domain)/' },
  ),
  rule(
    'server-knows-contract-and-domain',
    'The server takes the contract from the client, never its calls, its socket or the kit.',
    { path: '^apps/api/', pathNot: notShipped },
    {
      path: '^(packages|apps)/',
      pathNot: '^(apps/api/|packages/flower-domain/|packages/api-client/src/contract/)',
    },
  ),
  rule(
    'server-platform-below-modules',
    'The platform of the server knows no module and no page: what it needs of them is injected.',
    { path: '^apps/api/src/platform/', pathNot: notShipped },
    { path: '^apps/api/src/', pathNot: '^apps/api/src/platform/' },
  ),
  rule(
    'server-modules-below-web',
    'Modules of the server build on the platform and on each other, never on pages, demo or startup.',
    { path: '^apps/api/src/modules/', pathNot: notShipped },
    { path: '^apps/api/src/', pathNot: '^apps/api/src/(platform|modules)/' },
  ),
  rule(
    'modules-by-facade',
    'A module of the server is imported by its facade, never by a file inside.',
    { path: ['^apps/api/src/modules/([^/]+)/', '^apps/api/src/'], pathNot: notShipped },
    {
      path: '^apps/api/src/modules/',
      pathNot: [String.raw`^apps/api/src/modules/[^/]+/index\.ts$`, '^apps/api/src/modules/$1/'],
    },
  ),
  rule(
    'apps-apart',
    'An app reaches the server over the contract only, and another app not at all.',
    { path: '^apps/(web|admin)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  rule('apps-are-leaves', 'No package builds on an app.', { path: '^packages/' }, { path: '^apps/' }),
  rule(
    'mocks-in-stories-and-tests',
    'What ships must not know the mocks.',
    { path: '^(packages|apps)/', pathNot: `${notShipped}|^packages/api-client/src/(msw|fixtures)/` },
    { path: `${mocks}|/node_modules/msw/` },
  ),
  rule(
    'tests-stay-apart',
    'What ships must not import tests or stories.',
    { path: '^(packages|apps)/', pathNot: `${notShipped}|^packages/api-client/src/(msw|fixtures)/` },
    { path: String.raw`\.(stories|test)\.tsx?$|^apps/[^/]+/src/(testing|stories)/` },
  ),
  rule(
    'screens-apart',
    'A screen never imports another: what two share is a component, a flow or an atom.',
    { path: '^apps/([^/]+)/src/screens/([^/]+)/' },
    { path: '^apps/$1/src/screens/', pathNot: '^apps/$1/src/screens/$2/' },
  ),
  rule(
    'app-on-top',
    'What an app is put together from does not know how: pages, flows and state serve in any frame.',
    { path: '^apps/(web|admin)/src/', pathNot: [composition, notShipped] },
    { path: composition },
  ),
  rule(
    'screens-on-flows',
    'Shared parts of an app know no screen.',
    { path: '^apps/[^/]+/src/(flows|components|state|i18n)/', pathNot: notShipped },
    { path: '^apps/[^/]+/src/screens/' },
  ),
  rule(
    'flows-on-components',
    'A component is a part of a flow, never the other way round.',
    { path: '^apps/[^/]+/src/(components|state|i18n)/', pathNot: notShipped },
    { path: '^apps/[^/]+/src/flows/' },
  ),
  rule(
    'components-on-state',
    'State can be read and tested without anything that draws it.',
    { path: '^apps/[^/]+/src/(state|i18n)/', pathNot: notShipped },
    { path: '^apps/[^/]+/src/components/' },
  ),
  rule(
    'entry-points-only',
    'A package is imported by its exports, never by a file inside.',
    { path: '^(packages|apps)/([^/]+)/' },
    { path: '^packages/', pathNot: ['^packages/$2/', ...entryPoints] },
  ),
  rule(
    'entry-points-only-for-tools',
    'A package is imported by its exports, never by a file inside.',
    { path: String.raw`^(\.storybook|e2e|bench|tools)/` },
    { path: '^packages/', pathNot: entryPoints },
  ),
]
