export { AppShell, type AppShellProps } from './components/app-shell/index.ts'
export { Avatar, type AvatarProps } from './components/avatar/index.ts'
export { Badge, type BadgeProps, CountBadge, type CountBadgeProps } from './components/badge/index.ts'
export { Banner, type BannerProps } from './components/banner/index.ts'
export {
  BottomBar,
  BottomBarItem,
  type BottomBarItemProps,
  type BottomBarProps,
} from './components/bottom-bar/index.ts'
export { Button, type ButtonProps, type ButtonTexts, ButtonTextsContext } from './components/button/index.ts'
export {
  Calendar,
  type CalendarProps,
  type ClosedDay,
  fromIsoDay,
  type IsoDay,
  toIsoDay,
} from './components/calendar/index.ts'
export {
  Card,
  CardFooter,
  type CardFooterProps,
  CardHeader,
  type CardHeaderProps,
  CardLink,
  type CardLinkProps,
  type CardProps,
} from './components/card/index.ts'
export { Checkbox, type CheckboxProps } from './components/checkbox/index.ts'
export { Chip, type ChipProps } from './components/chip/index.ts'
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  MultiCombobox,
  type MultiComboboxProps,
} from './components/combobox/index.ts'
export {
  CommandGroup,
  type CommandGroupProps,
  CommandItem,
  type CommandItemProps,
  CommandPalette,
  type CommandPaletteProps,
} from './components/command-palette/index.ts'
export { CopyField, type CopyFieldProps } from './components/copy-field/index.ts'
export { Countdown, type CountdownProps, serverOffsetMs } from './components/countdown/index.ts'
export { DateField, type DateFieldProps, type DateProblem } from './components/date-field/index.ts'
export {
  Description,
  DescriptionList,
  type DescriptionListProps,
  type DescriptionProps,
} from './components/description-list/index.ts'
export {
  Dialog,
  DialogBody,
  DialogClose,
  type DialogCloseProps,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogHeaderProps,
  type DialogProps,
  DialogTrigger,
  type DialogTriggerProps,
} from './components/dialog/index.ts'
export {
  Drawer,
  DrawerBody,
  DrawerClose,
  type DrawerCloseProps,
  DrawerContent,
  type DrawerContentProps,
  DrawerFooter,
  DrawerHeader,
  type DrawerHeaderProps,
  type DrawerProps,
  DrawerTrigger,
  type DrawerTriggerProps,
} from './components/drawer/index.ts'
export { EmptyState, type EmptyStateProps } from './components/empty-state/index.ts'
export {
  Field,
  type FieldControl,
  FieldError,
  type FieldErrorProps,
  FieldHint,
  type FieldHintProps,
  FieldLabel,
  type FieldLabelProps,
  type FieldProps,
  type FieldTexts,
  RequiredMark,
  type RequiredMarkProps,
  useFieldControl,
} from './components/field/index.ts'
export { Fieldset, type FieldsetProps } from './components/fieldset/index.ts'
export {
  FileDrop,
  type FileDropProps,
  type FileError,
  type RefusedFile,
} from './components/file-drop/index.ts'
export {
  type FlowerKind,
  flowerKinds,
  FlowerPicture,
  type FlowerPictureProps,
  FlowerPlate,
  type FlowerPlateProps,
  flowerSpriteUrl,
  type FlowerStage,
} from './components/flower-picture/index.ts'
export {
  FreeDeliveryProgress,
  type FreeDeliveryProgressProps,
} from './components/free-delivery-progress/index.ts'
export { IconButton, type IconButtonProps } from './components/icon-button/index.ts'
export {
  CalendarIcon,
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  createIcon,
  DownloadIcon,
  FilterIcon,
  type IconProps,
  InfoIcon,
  MenuIcon,
  MinusIcon,
  MoonIcon,
  PlusIcon,
  SearchIcon,
  StarIcon,
  SunIcon,
  TrashIcon,
  RowsIcon,
  UserIcon,
  WarningIcon,
} from './components/icons/index.ts'
export { LoadMore, type LoadMoreProps, type LoadMoreState } from './components/load-more/index.ts'
export { LoadingOverlay, type LoadingOverlayProps } from './components/loading-overlay/index.ts'
export { LogoMark, type LogoMarkProps } from './components/logo-mark/index.ts'
export {
  Menu,
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuContent,
  type MenuContentProps,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuLabelProps,
  type MenuProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSeparator,
  type MenuSeparatorProps,
  MenuTrigger,
  type MenuTriggerProps,
} from './components/menu/index.ts'
export { MoneyField, type MoneyFieldProps, type MoneyProblem } from './components/money-field/index.ts'
export { PageHeader, type PageHeaderProps } from './components/page-header/index.ts'
export { Pagination, type PaginationProps } from './components/pagination/index.ts'
export {
  estimatePassword,
  PasswordField,
  type PasswordFieldProps,
  type PasswordScore,
  type PasswordStrength,
} from './components/password-field/index.ts'
export {
  type PhoneCountry,
  PhoneField,
  type PhoneFieldProps,
  type PhoneValue,
} from './components/phone-field/index.ts'
export {
  type Picture,
  PictureViewer,
  type PictureViewerLabels,
  type PictureViewerProps,
} from './components/picture-viewer/index.ts'
export { PinField, type PinFieldProps } from './components/pin-field/index.ts'
export {
  Popover,
  PopoverClose,
  type PopoverCloseProps,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
  type PopoverTriggerProps,
} from './components/popover/index.ts'
export {
  PriceLadder,
  type PriceLadderProps,
  PriceRung,
  type PriceRungProps,
} from './components/price-ladder/index.ts'
export { Price, type PricePart, type PriceProps } from './components/price/index.ts'
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/index.ts'
export { QrCode, type QrCodeProps } from './components/qr-code/index.ts'
export {
  snapQuantity,
  type QuantitySnap,
  QuantityStepper,
  type QuantityStepperProps,
} from './components/quantity-stepper/index.ts'
export {
  RadioCard,
  type RadioCardProps,
  RadioCards,
  type RadioCardsProps,
} from './components/radio-cards/index.ts'
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './components/radio-group/index.ts'
export {
  type HistogramBar,
  type Range,
  RangeHistogram,
  type RangeHistogramProps,
} from './components/range-histogram/index.ts'
export {
  SegmentedTab,
  type SegmentedTabProps,
  SegmentedTabs,
  type SegmentedTabsProps,
} from './components/segmented-tabs/index.ts'
export { Select, SelectItem, type SelectItemProps, type SelectProps } from './components/select/index.ts'
export {
  Sidebar,
  SidebarGroup,
  type SidebarGroupProps,
  SidebarItem,
  type SidebarItemProps,
  type SidebarProps,
} from './components/sidebar/index.ts'
export { Skeleton, type SkeletonProps } from './components/skeleton/index.ts'
export { Sparkline, type SparklineProps } from './components/sparkline/index.ts'
export { Spinner, type SpinnerProps } from './components/spinner/index.ts'
export { Stack, type StackProps } from './components/stack/index.ts'
export { StatusBadge, type StatusBadgeProps } from './components/status-badge/index.ts'
export { Stepper, type StepperProps, type StepperStep } from './components/stepper/index.ts'
export { SumList, type SumListProps, SumRow, type SumRowProps } from './components/sum-list/index.ts'
export { Switch, type SwitchProps } from './components/switch/index.ts'
export {
  nextTableSort,
  type SelectionExtent,
  Table,
  TableBody,
  type TableBodyProps,
  TableCell,
  type TableCellProps,
  TableDetailRow,
  type TableDetailRowProps,
  TableExpandCell,
  type TableExpandCellProps,
  TableHead,
  TableHeaderCell,
  type TableHeaderCellProps,
  type TableHeadProps,
  type TableProps,
  TableRow,
  type TableRowProps,
  TableSelectAllCell,
  type TableSelectAllCellProps,
  TableSelectCell,
  type TableSelectCellProps,
  type TableSort,
  type TableSortDirection,
  useTableSelection,
} from './components/table/index.ts'
export { TextField, type TextFieldProps } from './components/text-field/index.ts'
export { TextLink, type TextLinkProps } from './components/text-link/index.ts'
export { Textarea, type TextareaProps } from './components/textarea/index.ts'
export { TimeChart, type ChartPoint, type TimeChartProps } from './components/time-chart/index.ts'
export {
  Timeline,
  type TimelineProps,
  TimelineStep,
  type TimelineStepProps,
} from './components/timeline/index.ts'
export { Toast, type ToastProps, ToastRegion, type ToastRegionProps } from './components/toast/index.ts'
export { ToggleButton, type ToggleButtonProps } from './components/toggle-button/index.ts'
export { Tooltip, type TooltipProps } from './components/tooltip/index.ts'
export {
  type VirtualRowProps,
  VirtualTable,
  type VirtualTableProps,
} from './components/virtual-table/index.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/index.ts'
