import type { FooterElementId, HeaderElementId } from '@vitrine/page'
import {
  Copyright,
  FolderTree,
  Info,
  Languages,
  type LucideIcon,
  Menu,
  MousePointerClick,
  Search,
  Share2,
  ShoppingCart,
  Stamp,
  User,
} from 'lucide-react'

/** The icon of each element of header and footer. */
export const ELEMENT_ICONS: Readonly<Record<HeaderElementId | FooterElementId, LucideIcon>> = {
  logo: Stamp,
  menu: Menu,
  languages: Languages,
  search: Search,
  account: User,
  cart: ShoppingCart,
  button: MousePointerClick,
  social: Share2,
  about: Info,
  categories: FolderTree,
  copyright: Copyright,
}
