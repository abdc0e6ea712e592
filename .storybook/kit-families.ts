/** The kit's components by purpose; the start page shows those that have stories. */
export const families = {
  actions: ['Button', 'IconButton', 'TextLink', 'Menu', 'CommandPalette', 'ToggleButton', 'SegmentedTabs'],
  fields: [
    'TextField',
    'PasswordField',
    'PhoneField',
    'PinField',
    'MoneyField',
    'QuantityStepper',
    'Textarea',
    'Select',
    'Combobox',
    'Checkbox',
    'RadioGroup',
    'RadioCards',
    'Switch',
    'RangeHistogram',
    'DateField',
    'Calendar',
    'FileDrop',
    'Field',
    'Fieldset',
  ],
  overlay: ['Dialog', 'Drawer', 'Popover', 'Tooltip', 'Toast', 'LoadingOverlay', 'PictureViewer'],
  layout: ['AppShell', 'PageHeader', 'Stack', 'Sidebar', 'BottomBar'],
} as const

/** A component that no family above names shows something. */
export type Family = keyof typeof families | 'display'

const familyOf = new Map<string, Family>(
  Object.entries(families).flatMap(([family, names]) =>
    names.map((name) => [name, family as Family] as const),
  ),
)

/** Sorts names of components into their families, each alphabetically. */
export function sortByFamily(names: readonly string[]): Record<Family, string[]> {
  const sorted: Record<Family, string[]> = { actions: [], fields: [], display: [], overlay: [], layout: [] }
  for (const name of names.toSorted()) sorted[familyOf.get(name) ?? 'display'].push(name)
  return sorted
}
