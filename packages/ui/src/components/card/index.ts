export {
  Card,
  CardFooter,
  type CardFooterProps,
  CardHeader,
  type CardHeaderProps,
  CardLink,
  type CardLinkProps,
  type CardProps,
} from './Card.tsx'
