import { createIcon } from './create-icon.tsx'

export const SearchIcon = /* @__PURE__ */ createIcon(
  'M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11Zm4.1 9.6 3.4 3.4',
)
export const CloseIcon = /* @__PURE__ */ createIcon('m5 5 10 10M15 5 5 15')
export const MinusIcon = /* @__PURE__ */ createIcon('M4.5 10h11')
export const PlusIcon = /* @__PURE__ */ createIcon('M4.5 10h11M10 4.5v11')
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m5 7.5 5 5 5-5')
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('m12.5 5-5 5 5 5')
export const ChevronRightIcon = /* @__PURE__ */ createIcon('m7.5 5 5 5-5 5')
export const CopyIcon = /* @__PURE__ */ createIcon('M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4')
export const CheckIcon = /* @__PURE__ */ createIcon('m4 10.5 4 4 8-9')
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M5 4.5h10a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM3.5 8.5h13M7 2.8v3.4M13 2.8v3.4',
)
export const CartIcon = /* @__PURE__ */ createIcon('M2.5 4h2l2 9h8.6l1.9-6.6H5.2M7.6 16.6h.01M14 16.6h.01')
export const SunIcon = /* @__PURE__ */ createIcon(
  'M10 6.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 0 1 0-6.4ZM10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M15.7 4.3l-1.2 1.2M5.5 14.5l-1.2 1.2',
)
export const MoonIcon = /* @__PURE__ */ createIcon('M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z')
export const MenuIcon = /* @__PURE__ */ createIcon('M3 5.5h14M3 10h14M3 14.5h14')
export const RowsIcon = /* @__PURE__ */ createIcon('M3 4h14M3 8h14M3 12h14M3 16h14')
export const UserIcon = /* @__PURE__ */ createIcon(
  'M10 3.2a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 0 1 0-6.8ZM3.6 17c.7-3 3.2-4.6 6.4-4.6s5.7 1.6 6.4 4.6',
)
export const FilterIcon = /* @__PURE__ */ createIcon('M3 5.5h14M5.5 10h9M8 14.5h4')
export const StarIcon = /* @__PURE__ */ createIcon(
  'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7Z',
)
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M10 2.8a7.2 7.2 0 1 1 0 14.4a7.2 7.2 0 0 1 0-14.4ZM10 9.2v4.3M10 6.6h.01',
)
export const WarningIcon = /* @__PURE__ */ createIcon('M10 3 17.6 16.3H2.4ZM10 8.2v3.6M10 14h.01')
export const DownloadIcon = /* @__PURE__ */ createIcon('M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13')
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M3.5 5.5h13M8 5.5V3.5h4v2M5.2 5.5l.8 11h8l.8-11M8.6 8.8v4.7M11.4 8.8v4.7',
)
