export { Badge, type BadgeProps } from './Badge.tsx'
export { CountBadge, type CountBadgeProps } from './CountBadge.tsx'
