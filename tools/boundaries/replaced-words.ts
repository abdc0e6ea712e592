/** A term of the field, and what stands nowhere in its place. */
export interface ReplacedWord {
  readonly use: string
  /** Words are found in prose, names of files and any spelling of an identifier; a pattern as it is. */
  readonly insteadOf: readonly (string | RegExp)[]
  /** Only these files. */
  readonly within?: RegExp
}

const styles = /\.css$/u
const shop = /^apps\/web\//u

function declared(...names: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:function|const|class|interface|type)\s+(?:${names.join('|')})\b`, 'u')
}

/** One term for each thing, so that whoever searches for it finds all of it. */
export const replacedWords: readonly ReplacedWord[] = [
  {
    use: 'import boundary, boundary rule, negative fixture, check',
    insteadOf: ['fence', 'fences', 'fenced', 'planted violation', 'guard test that bites'],
  },
  { use: 'entry point, exports', insteadOf: ['door', 'doors'] },
  {
    use: 'color mode, theme, appearance; apply, reset',
    insteadOf: ['dress', 'dresses', 'dressed', 'undress', 'undressed', /\blook\b(?=[:,)}\]=])/u],
  },
  { use: 'overlay', insteadOf: ['veil', 'veils'] },
  {
    use: 'content, icon, dismiss, spinner',
    insteadOf: [/\.(?:words|picture|cross|ring)\b/u],
    within: styles,
  },
  {
    use: 'ToggleButton, PageButton',
    insteadOf: ['ToggleKey', 'PageKey', 'DayKey', 'WeekdayKeys', 'WeekdayKey'],
  },
  {
    use: 'CellEditor, useCellEditing; GridCell',
    insteadOf: [declared('Hand', 'useHand', 'Seat', 'Place')],
    within: shop,
  },
  { use: 'useLiveAnnouncements', insteadOf: ['useSpoken'] },
  { use: 'isCoarsePointer', insteadOf: ['hasFinger'] },
  { use: 'subscribeTabs, broadcast, TabMessage', insteadOf: ['hearTabs', 'tellTabs', 'TabNews'] },
  { use: 'publish…', insteadOf: [/\btell[A-Z]\w*/u], within: /^apps\/api\// },
  { use: 'useLocalizedNavigate, LocalizedLink', insteadOf: [declared('useGo'), 'ShopLink'] },
  { use: 'safeRedirectPath, withReturnTo', insteadOf: ['ownPath', 'keepReturn'] },
  {
    use: 'UnsavedChangesDialog, PhoneVerificationDialog, AvatarDialog',
    insteadOf: ['LeaveQuestion', 'PhoneQuestion', 'AvatarQuestion'],
  },
  { use: 'useCurrentUser', insteadOf: ['useKnownPerson'] },
  { use: '…Labels', insteadOf: [declared(String.raw`\w+Words`)], within: /\.tsx$|labels|texts/u },
  { use: 'toFormErrors', insteadOf: ['problemsOf'] },
  { use: 'quarantine', insteadOf: ['set aside', 'sets aside', 'setting aside'] },
  { use: 'invalidateAllAtom, invalidatedAtAtom', insteadOf: ['readAgainAtom', 'staleMomentAtom'] },
  { use: 'StaffRedirect', insteadOf: ['StaffPlace'] },
  { use: 'ResourceView', insteadOf: [declared('Read')] },
  { use: 'DaySummaryPanel', insteadOf: ['DeliveryAside', 'DeliverySide'] },
  { use: 'registerCsrf, registerRealtime', insteadOf: ['useCsrf', 'useRealtime'] },
  { use: 'ApiError and its codes', insteadOf: ['ApiFailure', 'MockRefusal', declared('Refusal', 'Fault')] },
  { use: 'requireCsrfToken', insteadOf: ['refuseForgery', 'forgery', 'forgeries'] },
  { use: 'withIdempotency', insteadOf: [/\bfunction once\b/u] },
  { use: 'SessionStore, startSession', insteadOf: ['sessionKeeper', 'sessionBeginner'] },
  {
    use: 'emails, send_cooldowns, search_text, postal_code',
    insteadOf: [/'(?:sendings|searched)'/u, 'postalIndex', declared('letters', 'sendings')],
  },
  { use: 'test fixtures, test people', insteadOf: ['inhabitant', 'inhabitants', 'household', 'households'] },
  {
    use: 'malformed requests, fuzzed requests',
    insteadOf: ['odd request', 'odd requests', 'near request', 'near requests'],
  },
  { use: 'isolated storage', insteadOf: ['own storage'] },
  { use: 'component workshop, Storybook', insteadOf: ['review room'] },
  {
    use: 'price list, grid',
    insteadOf: ['trading sheet', 'group into sheet', 'lay out sheet', 'view sheet', 'price sheet'],
  },
  { use: 'grid', insteadOf: [/\.sheet\b/u], within: styles },
  { use: 'catalog', insteadOf: [/(?<!0003-)catalogue/iu] },
  { use: 'color', insteadOf: ['colour', 'colours', 'coloured', 'recoloured'] },
  { use: 'ruble', insteadOf: ['rouble', 'roubles'] },
]
